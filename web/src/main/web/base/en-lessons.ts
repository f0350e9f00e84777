/** How to play, in our own words. */
export const lessons = {
  'learn.games': 'Games',
  'learn.step': 'Step {step} of {of}',
  'learn.progress': 'How far you are',
  'learn.right': 'Yes, that is it!',
  'learn.tryAgain': 'Not quite. Try another answer.',
  'learn.hint': 'Give me a hint',
  'learn.done': 'I am ready to play',

  'learn.equations.1.title': 'Roll the cubes',
  'learn.equations.1.words':
    '24 cubes show digits and signs. Once they are rolled, they are the Resources of this shake: everybody plays with the same ones.\nThe little letter says the colour: r red, b blue, g green, k black. A 6 and a 9 are underlined.',
  'learn.equations.2.title': 'Somebody sets the Goal',
  'learn.equations.2.words':
    'The Goal-setter takes up to six cubes and makes a number of them. A gap groups: here 3+5 belongs together.',
  'learn.equations.2.question': 'What is this Goal?',
  'learn.equations.2.answer1': '11',
  'learn.equations.2.answer2': '16',
  'learn.equations.2.answer3': '2',
  'learn.equations.2.wrong': 'Look at the gap: first 3+5, then times 2.',
  'learn.equations.3.title': 'Move a cube, one each turn',
  'learn.equations.3.words':
    'In your turn you move one cube from Resources to the mat.\nRequired: every Solution must use it. Permitted: it may be used. Forbidden: it must not be used.',
  'learn.equations.3.question': 'The mat looks like this. What must be in every Solution?',
  'learn.equations.3.answer1': 'the 8',
  'learn.equations.3.answer2': 'the 2 and the ×',
  'learn.equations.3.answer3': 'the 7',
  'learn.equations.4.title': 'Write a Solution',
  'learn.equations.4.words':
    'A Solution equals the Goal and uses the cubes as the mat says. You write: Solution = Goal, and you say with parentheses how the Goal is meant.',
  'learn.equations.4.question': 'Your Equation',
  'learn.equations.4.hint': '8×2 is 16. The Goal is 2×(3+5). Write 8×2 = 2×(3+5).',
  'learn.equations.5.title': 'Challenge!',
  'learn.equations.5.words':
    'Do you see a Solution that needs at most one more cube from Resources? Take the block and say Now: you have to write it.\nDo you think that nobody can solve it any more? Say Impossible: then the one who moved last has to write.',
  'learn.equations.5.question': 'Ben moves the last × to Forbidden, and the Goal needs it. What do you say?',
  'learn.equations.5.answer1': 'Now!',
  'learn.equations.5.answer2': 'Impossible!',
  'learn.equations.5.wrong': 'With Now you would have to write a Solution yourself.',
  'learn.equations.6.title': 'Points',
  'learn.equations.6.words':
    'Who is right after a challenge gets 6 points, who is wrong 2; a third player who joins a challenger who is right gets 4. When all cubes are used up, everybody writes: 4 points for a correct Solution.\nIn the adventurous divisions each player picks a variation before the Goal is set. The sheet tells what each one does.',

  'learn.onsets.1.title': 'The Universe',
  'learn.onsets.1.words':
    'Some of sixteen cards are dealt. Each has dots: blue, red, green, yellow, or none. The dealt cards are the Universe.',
  'learn.onsets.2.title': 'A colour names a set',
  'learn.onsets.2.words': 'R is the set of all cards with a red dot, whatever other dots they have.',
  'learn.onsets.2.question': 'How many cards are in R?',
  'learn.onsets.2.answer1': '1',
  'learn.onsets.2.answer2': '4',
  'learn.onsets.2.answer3': '7',
  'learn.onsets.3.title': 'Signs make new sets',
  'learn.onsets.3.words':
    "B ∪ R: cards with blue or red. B ∩ R: cards with both. B - R: blue but not red. R': all cards without red.",
  'learn.onsets.3.question': 'How many cards are in B ∩ R?',
  'learn.onsets.3.answer1': '2',
  'learn.onsets.3.answer2': '4',
  'learn.onsets.3.answer3': '6',
  'learn.onsets.4.title': 'Name a set of the right size',
  'learn.onsets.4.words':
    'The Goal is a number. Your Solution names a set with that many cards and uses the cubes as the mat says.',
  'learn.onsets.4.question': 'Your Solution',
  'learn.onsets.4.hint': 'Which red cards have no blue dot? R - B.',
  'learn.onsets.5.title': 'Restrictions',
  'learn.onsets.5.words':
    'From Middle Division on, = and ⊆ make Restrictions: they take cards away before you count. B ⊆ R takes away every card with blue but no red. Write Restrictions first, a ; and then the Set-Name.\nMoving and challenging go as in Equations.',

  'learn.mathdice.1.title': 'The target',
  'learn.mathdice.1.words': 'Two twelve-sided dice are multiplied: that is the target.',
  'learn.mathdice.2.title': 'Three dice',
  'learn.mathdice.2.words':
    'Use each of the three dice once, with + − × ÷ and powers, and come as close to the target as you can.',
  'learn.mathdice.2.question': 'Which one is closest to 28?',
  'learn.mathdice.2.answer1': '2×3×5 = 30',
  'learn.mathdice.2.answer2': '(2+3)×5 = 25',
  'learn.mathdice.2.answer3': '2^5-3 = 29',
  'learn.mathdice.3.title': 'Hit it',
  'learn.mathdice.3.words':
    'There is a way to hit 28 exactly. On a keyboard * is times, / is divided by, and ^ makes a power.',
  'learn.mathdice.3.question': 'Your calculation',
  'learn.mathdice.3.hint': '5 squared is 25.',
  'learn.mathdice.4.title': 'Call it out',
  'learn.mathdice.4.words':
    'Call your number. The others have 20 seconds to come closer; the same distance does not count. Who was closest states the calculation and wins the point. Four points win.',
  'learn.mathdice.4.question': 'The target is 25, Ann called 30. You can make 20. Does that beat her?',
  'learn.mathdice.4.answer1': 'Yes',
  'learn.mathdice.4.answer2': 'No',
} as const;
