/** What is said about choosing variations; what each of them says comes from the server. */
export const variations = {
  'vary.lead': 'A variation changes a rule for this shake. Pick one:',
  'vary.pick': 'Pick',
  'vary.fill': 'Fill in: {name}',
  'vary.notNow': 'It cannot be picked now.',
  'vary.example': 'For example: {example}',
} as const;
