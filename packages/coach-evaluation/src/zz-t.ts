import { inOwnWords } from '/work/main/packages/rehearsal/src/drafting/purpose/wish';
console.log(inOwnWords('Second check waived for existing customers only, live 1 April', { who: 'X', pronoun: 'she' }), inOwnWords('Deviation permit, signed by him.', { who: 'X', pronoun: 'she' }));
