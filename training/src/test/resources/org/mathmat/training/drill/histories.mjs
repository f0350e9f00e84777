// Writes what ts-fsrs makes of 10,000 random histories of reviews, one line each: stability,
// difficulty, the last interval, and the sum of all intervals. MemoryTest has the same histories.
//   npm install ts-fsrs@5.4.2 && node histories.mjs | gzip -9n > histories.txt.gz
import { fsrs, createEmptyCard } from 'ts-fsrs';

const MASK = (1n << 64n) - 1n;
let state = 20261119n;

function next() {
  state = (state + 0x9e3779b97f4a7c15n) & MASK;
  let mixed = state;
  mixed = ((mixed ^ (mixed >> 30n)) * 0xbf58476d1ce4e5b9n) & MASK;
  mixed = ((mixed ^ (mixed >> 27n)) * 0x94d049bb133111ebn) & MASK;
  return mixed ^ (mixed >> 31n);
}

const below = (bound) => Number(next() % BigInt(bound));

// Again, Hard, Good, Easy in the proportions of real reviews.
const GRADES = [1, 1, 1, 2, 2, 3, 3, 3, 3, 3, 3, 4];
const DAY = 86_400_000;
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false });
const lines = [];
for (let history = 0; history < 10_000; history++) {
  let card = createEmptyCard(new Date(0));
  let now = 0;
  let sum = 0;
  const reviews = 1 + below(20);
  for (let review = 0; review < reviews; review++) {
    if (review > 0) {
      const days = below(2) === 0 ? card.scheduled_days : below(2 * card.scheduled_days + 2);
      now += Math.min(days, 2_000) * DAY;
    }
    card = scheduler.next(card, new Date(now), GRADES[below(GRADES.length)]).card;
    sum += card.scheduled_days;
  }
  lines.push([card.stability, card.difficulty, card.scheduled_days, sum].join(' '));
}
console.log(lines.join('\n'));
