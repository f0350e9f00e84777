// Solves every position of a file with the compiled engine; prints one answer a line.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engineFile, positionsFile, steps] = process.argv.slice(2);
const engine = await import(pathToFileURL(engineFile));
for (const line of readFileSync(positionsFile, "utf8").split("\n").filter((l) => l.trim())) {
  const [rules, division, variations, ...cubes] = line.split("|");
  const chosen = variations.split(";").filter((name) => name);
  console.log(String(engine.solve([rules, division], chosen, cubes, Number(steps))));
}
