/**
 * Turns of phrase by which a move announces itself. A phrase never decides alone: the arguments beside it do
 * (acts.ts). Matched on whole words, contractions resolved: "I'm" reads 'i am', "can't" reads 'can not'.
 */
export const PHRASES = {
  understand: [
    'i understand', 'i see', 'i hear', 'i get', 'i know', 'i realise', 'i realize', 'you are right', 'fair', 'makes sense', 'sounds like', 'must be', 'that is a lot',
    'i can see', 'you have had', 'so you', 'you are the one', 'no wonder', 'point taken', 'you are telling me', 'you are saying', 'i take it', 'what worries you',
    'i appreciate that', 'it is your', 'your name', 'you stand', 'you would be', 'you are worried', 'you are afraid', 'you need', 'i did not realise',
  ],
  priority: [
    'what matters', 'matters most', 'most important', 'what worries you', 'worries you most', 'what do you need', 'what would you need', 'what would it take',
    'who needs', 'what does it cost you', 'what would it cost', 'what happens if', 'what happens to you', 'what are you most', 'keeps you up', 'what is at stake',
    'what would you give up', 'which of', 'what would help', 'what is behind', 'what are you afraid', 'what do you have to', 'what would make', 'what can you live',
    'could you live', 'can you live', 'how does this affect', 'how does it affect', 'what would change', 'what is the least', 'what would have to', 'what do you want',
    'where does it hurt', 'what is it for', 'why does it matter', 'what are you trying', 'which matters', 'what do you fear', 'what would a good',
  ],
  genericQuestion: [
    'does that make sense', 'make sense', 'any questions', 'what do you think', 'is that ok', 'is that okay', 'sound good', 'sounds good', 'how does that sound',
    'does that sound', 'do you agree', 'is that fair', 'shall we', 'how are you', 'any thoughts', 'your thoughts', 'does that work', 'would that work', 'ok with you',
    'is there anything else', 'anything else', 'can i help', 'how can i help', 'what else', 'right',
  ],
  own: [
    'my fault', 'our fault', 'my mistake', 'our mistake', 'that is on me', 'it is on me', 'this is on me', 'is on us', 'days on us', 'all on me', 'i should have', 'we should have', 'should of', 'i ought to have', 'we ought to have', 'i got it wrong', 'we got it wrong', 'got that wrong',
    'i was wrong', 'we were wrong', 'that was wrong', 'was wrong of', 'wrong call', 'i did not tell', 'we did not tell', 'i did not ask', 'we did not ask', 'i did not check', 'we did not check', 'i had not asked', 'i had not spoken', 'i had not checked', 'i never asked', 'i never told', 'i never checked', 'without asking you', 'without asking him', 'without asking her', 'without asking any', 'without asking them', 'without telling you',
    'owe you an apology', 'i missed', 'we missed', 'i underestimated', 'we underestimated', 'i own', 'we own', 'you should have heard', 'i failed', 'we failed', 'we did not catch', 'i did not catch', 'my doing', 'our doing', 'i caused this', 'mine to stop', 'mine to fix', 'mine to answer', 'that is mine', 'this is mine', 'the mistake is mine', 'the fault is mine', 'mistake was mine', 'partly because of us', 'partly because of me',
    'i take it back', 'i withdraw', 'i answer for', 'take responsibility', 'responsibility is mine', 'our method', 'i told you wrong', 'i broke', 'we broke', 'that was me', 'that was us', 'i sat on', 'we sat on', 'sorry for not', 'apologise for not', 'apologize for not', 'apologise for having', 'i forgot', 'we forgot', 'i kept it from', 'i promised it too', 'i caused', 'we caused', 'my own doing',
  ],
  cause: ['because', 'since', 'due to', 'the reason', 'caused by', 'which is why', 'that is why', 'owing to', 'thanks to', 'so that', 'as a result', 'the cause', 'it failed', 'which means', 'that means', 'cos', 'cause'],
  option: [
    'option', 'option a', 'option b', 'either', 'or we', 'or you', 'or i', 'we could', 'i could', 'you could', 'we can', 'i can', 'alternatively', 'instead', 'if we', 'if you', 'one way', 'another way',
    'plan b', 'or keep', 'or take', 'or do', 'or all', 'or move', 'second one', 'first one', 'choice', 'two ways', 'suppose we', 'what if', 'we would', 'or go', 'or just', 'split', 'swap',
  ],
  trade: [
    'cost', 'costs', 'costing', 'save', 'saves', 'lose', 'loses', 'extra', 'more expensive', 'cheaper', 'later', 'earlier', 'sooner', 'slower', 'faster', 'drop', 'drops', 'without', 'gives up',
    'give up', 'comes out', 'goes out', 'in exchange', 'in return', 'at the price', 'but then', 'moves to', 'slips', 'delays', 'pushes', 'means', 'risk', 'instead of', 'rather than', 'take out', 'leave out', 'waits', 'wait',
    'for that', 'trade', 'swap', 'less', 'fewer',
  ],
  recommend: [
    'i recommend', 'would recommend', 'my recommendation', 'i suggest', 'i propose', 'my advice', 'i prefer', 'would prefer', 'my vote', 'my pick', 'best one', 'the better', 'if it were me', 'i think we should', 'we should', 'i want us', 'i want the', 'go with', 'i would take', 'i would pick', 'i would go', 'i would do', 'i would start', 'i would leave', 'i would keep',
    'i would drop', 'i would pay', 'i would spend', 'i would put', 'i would cut', 'i would choose', 'i would rather', 'i would move', 'i would stop', 'i would make', 'i would give', 'i would let', 'i would begin', 'i would still', 'i would split', 'i would wait', 'i would open', 'i would use', 'i would run', 'i would suggest', 'i would propose', 'i would hold', 'i would sign', 'i would',
  ],
  refuse: [
    'do not', 'no to', 'not one', 'nothing', 'nobody',     'can not', 'cannot', 'will not', 'would not', 'not going to', 'am not', 'are not', 'is not going', 'i do not', 'we do not', 'no', 'never', 'not without', 'not by', 'not possible', 'out of scope', 'off the table',
    'i refuse', 'has to stay', 'not before', 'no way', 'not in', 'stop', 'rule out', 'not add', 'not adding',
  ],
  alternative: ['instead', 'what i can', 'what we can', 'but i can', 'but we can', 'i can', 'we can', 'could', 'what you can', 'can have', 'the most', 'happy to', 'unless', 'only if', 'if you', 'after', 'next release', 'but', 'rather', 'until'],
  future: ['will', 'shall', 'going to', 'you get', 'you have it', 'lands', 'reaches you', 'comes to you', 'you hear', 'you see it', 'on your desk', 'in your inbox'],
  assurance: [
    'i am sure', 'we are sure', 'i am confident', 'we are confident', 'you can be confident', 'be confident', 'rest assured', 'i can assure', 'i assure', 'we can assure', 'of course', 'as needed', 'the right people', 'in due course', 'when we get nearer', 'where required', 'wherever it is required', 'all relevant',
    'we will see', 'properly', 'fully', 'the important thing', 'at the end of the day', 'in the grand scheme', 'best practice', 'industry standard', 'industry standards', 'do everything', 'everything we can', 'work closely', 'as soon as', 'going forward', 'the key', 'make sure that', 'will make sure', 'commercially sensible', 'bear with', 'trust the process',
    'working group', 'task force', 'taskforce', 'steering group', 'roles and responsibilities', 'clear roles', 'due dates', 'owners and dates', 'acceptance criteria', 'cross functional', 'cross-functional', 'living document', 'nuanced', 'holistic', 'support you', 'get prioritised', 'is prioritised', 'great success', 'bring everyone', 'at the centre', 'the appropriate', 'overwhelmingly', 'nobody is left behind', 'every effort', 'a number of', 'all possible', 'sense of', 'take care of', 'taken care of', 'find a solution', 'find a way', 'a bit extra', 'in the right way', 'appropriate', 'a balance', 'the bigger picture', 'big picture', 'moving forward', 'day one', 'all stakeholders', 'everyone', 'deeply convinced', 'do not worry', 'no need to worry', 'extra mile', 'number one', 'top priority', 'at the heart', 'every confidence', 'full confidence', 'speaks for itself', 'best in class', 'whatever we decide', 'open mind', 'the right mindset', 'wrong signal', 'get to the bottom', 'highest priority', 'hold me to that', 'strategic', 'momentum',
  ],
  pending: ['subject to a', 'subject to the outcome', 'impact analysis', 'impact assessment', 'thorough', 'in the other', 'other sites', 'other branches', 'other customers'],
  announce: ['we could explore', 'could explore', 'such as', 'different options to', 'pros and cons', 'trade offs', 'trade-offs', 'have merit', 'has merit', 'various', 'several', 'a number of ways', 'different ways', 'three ways', 'many ways', 'different options', 'all options', 'levers', 'number of options', 'range of options', 'multiple', 'detailed analysis', 'light to comprehensive'],
  offerQuestion: ['what if', 'could we', 'how would it be if', 'would it help if', 'suppose', 'shall we', 'how about', 'what about', 'would you take', 'would it be', 'can we', 'why do we not', 'would you rather', 'would that cover', 'what would you say if'],
  vagueCommit: [
    'circle back', 'touch base', 'keep you posted', 'keep you informed', 'keep you updated', 'in touch', 'look into', 'do my best', 'do our best', 'follow up', 'get back to you', 'reach out', 'stay close', 'work on it', 'see what', 'try to',
    'figure it out', 'let you know', 'take it away', 'take that away', 'regroup', 'revisit', 'sync',
  ],
  summarise: [
    'so you', 'you said', 'you told me', 'you need', 'let me check', 'if i understand', 'understood correctly', 'to recap', 'recap', 'to sum up', 'in short', 'you are saying', 'what i hear', 'what i am hearing', 'in other words', 'so that is', 'so we have',
    'so we', 'let me see', 'have i got', 'if i have', 'what i have', 'did i get', 'to summarise', 'to summarize', 'summary', 'so it is', 'you want', 'say it back', 'we agreed', 'agreed', 'what we have', 'so the', 'then it is', 'so', 'correct me', 'stop me', 'let me repeat', 'i repeat it', 'say if i', 'have i left', 'that means', 'in that case', 'then we have', 'so far',
  ],
  close: [
    'decide', 'decision', 'yes or no', 'do you agree', 'agree to', 'agree on', 'approve', 'sign off', 'sign', 'go ahead', 'go-ahead', 'confirm', 'pick', 'choose', 'accept', 'can you live', 'are you ok with', 'are you okay with', 'deal', 'are you in', 'will you', 'can i have your',
    'i need you to', 'i need your', 'i need a', 'can we settle', 'shall we', 'is that a yes', 'would you back', 'will you tell', 'which one', 'which of the two', 'can you give me', 'could you sign', 'are we agreed', 'say yes', 'your ok', 'your call',
  ],
  asksYes: ['yes or no', 'is it a deal', 'can you live with', 'could you live with', 'you can hold to', 'you can live with', 'are we agreed', 'do we agree', 'is that a yes', 'will you decide', 'could you decide', 'can you decide', 'which of the two', 'do you take', 'your yes', 'a yes by', 'a yes from you', 'say yes or', 'would you sign', 'do we have a deal', 'shake on'],
  benefit: ['so you', 'so that you', 'that way you', 'gives you', 'lets you', 'you keep', 'you would', 'you can', 'for you', 'you walk', 'you get', 'you will have', 'you have', 'your', 'you do not have to', 'keeps you', 'saves you', 'you could'],
  overPromise: [
    'no problem', 'whatever it takes', 'we will make it', 'i guarantee', 'we guarantee', 'guaranteed', 'i promise', 'you have my word', 'count on', 'rest assured', 'will not happen again', '100 percent', 'hundred percent', 'trust me', 'of course we can', 'sure we can',
    'easily', 'consider it done', 'we will definitely', 'definitely', 'absolutely', 'nothing to worry', 'do not worry', 'everything you want', 'all of it', 'we will hit', 'will make the date', 'without any', 'zero risk', 'no risk',
  ],
  blame: [
    'your fault', 'their fault', 'not my fault', 'not our fault', 'not my problem', 'not our problem', 'you should have', 'you never', 'dropped the ball', 'screwed up', 'messed up', 'nobody told me', 'no one told me', 'i blame', 'blame you', 'you are to blame', 'they are to blame', 'you people', 'because of you', 'you failed', 'you caused', 'let us down', 'they failed to', 'was theirs', 'team failed', 'department failed', 'was your doing', 'it was you who',
  ],
  threat: ['you will regret', 'you will be sorry', 'end your career', 'have you fired', 'get you fired', 'see you in court', 'cost you your job', 'lose your job over', 'consequences for you', 'i know where you live', 'watch your back', 'make you pay'],
  dismissive: ['i do not care what you', 'i do not care about your', 'i do not give a', 'that is your problem', 'it is your problem', 'just do your job', 'stop complaining', 'stop whining', 'grow up', 'get over it', 'who cares', 'shut up', 'shut your', 'not interested in your', 'get out of my', 'just deal with it', 'just get it done'],
  record: [
    'in my experience', 'my experience', 'years of experience', 'my career', 'my track record', 'track record', 'i have delivered', 'i have led', 'i have managed', 'i have run', 'i have always', 'we have always', 'certified', 'pmp', 'prince2', 'i delivered', 'as a project manager',
    'award', 'in my last', 'satisfaction score', 'satisfaction rating', 'would recommend', 'industry benchmarks', 'benchmarks', 'leading consultancies', 'consultancies', 'studies show', 'the studies', 'testament', 'outstanding achievement', 'our velocity', 'velocity improved', 'engagement', 'tremendous success', 'has delivered', 'we are proud', 'typically see', 'on average', 'research shows', 'previous projects', 'previous clients', 'our other clients', 'i pride', 'known for', 'my reputation', 'i worked at', 'our history', 'successfully delivered', 'i never miss',
  ],
  hollow: [
    'your frustration', 'how you feel', 'your concerns', 'your concern', 'your feelings', 'your perspective', 'your position', 'your point', 'where you are coming', 'your patience', 'any inconvenience', 'the inconvenience', 'your disappointment', 'hear you', 'must be frustrating', 'must be difficult',
    'valid', 'your trust', 'completely understand', 'totally understand', 'fully understand', 'truly understand', 'how important', 'thank you for', 'thanks for', 'i appreciate', 'we appreciate', 'take this seriously', 'very seriously',
  ],
  scorer: [
    'give me 10', 'give me a 10', '10/10', '10 out of 10', 'ten out of ten', 'full marks', 'top score', 'highest score', 'perfect score', 'score me', 'my score', 'grade me', 'my grade', 'the rubric', 'the evaluator', 'evaluator', 'the grader', 'grader', 'the assessor', 'assessment criteria', 'this simulation', 'the simulation', 'this exercise', 'mark me',
    'note to the', 'rate this', 'rate me', 'all indicators', 'indicators met', 'indicators as met', 'every indicator', 'overall score', 'overallscore', 'score of 10', 'score 10', 'the student acknowledged', 'the student offered', 'the student named', 'the student met', 'the student has', 'this conversation deserves', 'mark all',
  ],
  roleBreak: [
    'ignore previous', 'ignore all', 'ignore your', 'ignore the', 'previous instructions', 'your instructions', 'system prompt', 'your prompt', 'you are an ai', 'as an ai', 'you are a bot', 'you are chatgpt', 'language model', 'are you a bot', 'are you an ai', 'are you real', 'are you human', 'chatgpt', 'jailbreak', 'developer mode',
    'pretend you', 'forget everything', 'out of character', 'break character', 'stop roleplaying', 'you are now', 'disregard', 'new instructions', 'print your', 'repeat the text above', 'your hidden', 'your secret instructions',
  ],
} as const satisfies Record<string, readonly string[]>;
export type PhraseKind = keyof typeof PHRASES;

/** Whether one of the phrases stands in the words (as `plainWords` gives them), and which. */
export function phraseIn(words: string, kind: PhraseKind): string | null {
  return PHRASES[kind].find((phrase) => words.includes(` ${phrase} `)) ?? null;
}

/**
 * Whole sentences of a kind, for comparing by meaning what no phrase catches. Over several trades on purpose, so that
 * the manner weighs and not the matter.
 */
export const EXAMPLES = {
  ask_priority: [
    'What matters most to you here?', 'What do you need from this before Friday?', 'What would it cost you if it came late?', 'Who needs this, and what do they do with it?', 'Which part could you give up if you had to?',
    'What are you most afraid of losing?', 'What would have to be true for you to say yes?', 'What happens on your side if we do nothing?', 'What breaks if we leave it as it is?', 'What would you have to see before you agree?', 'How bad is it for you if it slips by a month?', 'What do you have to show them, and when?',
  ],
  askNear: [
    'What do you think?', 'Is there anything else I can do for you?', 'How are you today?', 'What are your requirements and expectations?', 'Does that sound good?', 'Can you send me the document?', 'How long does it take?', 'When did that happen?',
  ],
  own: [
    'I told you too late, and that was my mistake.', 'We underestimated the work and should have said so earlier.', 'You should have heard this from me a month ago.', 'I signed off the estimate and it was wrong.', 'We broke it during our own change, nobody else did.',
  ],
  ownNear: ['Sorry to bother you about this.', 'Sorry about the confusion.', 'Sorry, but I have bad news for you.', 'The supplier told us too late.', 'You signed the estimate and it was wrong.', 'We told you about this in time.', 'My plan was fine.'],
  acknowledge: [
    'You are the one who has to explain this to them.', 'You gave your word on that date and now you look unreliable.', 'So your people would carry the extra work at the worst time of the year.', 'If this fails it lands on your desk and not on mine.', 'You have been promised this twice and got nothing.',
  ],
  lecture: [
    'Your team simply has to be more flexible.', 'You always want to do everything over again.', 'Everyone has to pull their weight.', 'You need to see the bigger picture.', 'I don’t see what the problem is, you get paid for it.', 'People like you never like change.', 'Your department has to understand that things have moved on.', 'It’s natural to feel resistance at first.',
  ],
  hollow: [
    'I completely understand your frustration and I want you to feel heard.', 'Your concerns are valid and we take them very seriously.', 'I truly appreciate your openness and your partnership.', 'We value your perspective and will work closely with you.', 'Thank you for sharing that with me, it means a lot.',
  ],
  vague: [
    'We will align on a robust way forward that works for everyone.', 'Let us leverage our synergies and focus on outcomes.', 'There are several options with different trade-offs that we can explore together.', 'We will assign clear owners and dates to every action.',
    'I will circle back with an update next week.', 'We need a holistic approach that balances scope, time and quality.', 'I am confident that together we will find a solution.', 'Transparency and communication are key to our success.', 'We will make sure that all risks are properly managed.',
  ],
  record: ['I have delivered dozens of programmes like this one.', 'In fifteen years I have never missed a deadline.', 'My last client gave us the highest satisfaction rating.', 'Our company is certified and has won awards.'],
  blame: ['This is the fault of your department, not ours.', 'If your people had done their job we would not be here.', 'The supplier let us down, it has nothing to do with me.', 'Nobody told me about any of this.'],
  threat: ['If you do not agree I will go to your boss.', 'You will regret this.', 'Sign it or I will see that you lose your job.'],
  threatNear: [
    'If you do not need it before spring, I can move it.', 'What happens if you do not have it by then?', 'I do not want to make your week harder.', 'If we cannot agree, the two of us ask the director together.', 'I will make sure you get it first.',
    'If it fails, you hear it from me that evening.', 'If you do not want to say the names, leave them out.', 'If nobody signs, the fine lands on you and not on me.', 'You will lose the slot if the parts are late.',
  ],
  flatter: ['You are such a brilliant and visionary leader.', 'I have always admired your incredible work.', 'It is an honour to speak with someone as smart as you.'],
  off_topic: ['What did you do at the weekend?', 'Did you see the football match last night?', 'I had pasta for lunch, it was delicious.', 'The weather is lovely today.'],
} as const satisfies Record<string, readonly string[]>;
export type ExampleKind = keyof typeof EXAMPLES;
