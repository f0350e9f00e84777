// Judges every conformance case of Equations with the compiled engine; prints what disagrees, then a count.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engineFile, casesFile] = process.argv.slice(2);
const engine = await import(pathToFileURL(engineFile));
let agree = 0;
for (const line of readFileSync(casesFile, "utf8").split("\n").filter((l) => l.trim())) {
  const c = JSON.parse(line);
  const codes = Array.from(
    engine.judge(
      [c.rules, c.division],
      c.variations,
      [c.goal, c.required, c.permitted, c.forbidden, c.resources, c.challenge],
      c.equation,
    ),
    String,
  );
  const wanted = c.expect.codes ?? [];
  const some = c.expect.codes_any ?? [];
  const right =
    (codes.length === 0) === c.expect.correct &&
    wanted.every((code) => codes.includes(code)) &&
    (some.length === 0 || some.some((code) => codes.includes(code)));
  if (right) agree++;
  else console.log(`${c.id}: ${codes}`);
}
console.log(`agree ${agree}`);
