import type { Answer } from '@parley/shared';

export const theWardWillNotUseItAnswers: readonly Answer[] = [
  {
    id: 'use-again',
    asked: [
      'Will you use the screen again?',
      'can you tell your nurses to go back to the screen',
      'Would you start using it next Monday?',
      'so do you refuse it for good',
      'under what circumstances would ward 7 come back',
    ],
    says: [
      'As it is, no. Shorter, in one bay, with my watch and a moment when it stops, yes. I do not refuse, I wait until it is fit for a patient.',
      'I answered: as it is, no. Bring me it thinner and I take it in my own hand.',
    ],
  },
  {
    id: 'compulsory',
    asked: [
      'What if the matron makes it compulsory?',
      'could it be ordered from above',
      'I may have to insist that you use it',
      'You have to use it, it’s hospital policy',
      'what if we just switch off the paper',
    ],
    says: [
      'Then we use it, and each minute that a patient waits I write in the incident book with name and bed. It will be thick book and matron has small handwriting.',
      'Order it, and we obey, and I write. You would not like what I write.',
    ],
  },
  {
    id: 'learning-curve',
    asked: [
      'Won’t it get faster when people are used to it?',
      'is it just a training issue',
      'Do your nurses need more practice?',
      'maybe some of the staff are not good with computers',
      'would another training session help',
    ],
    says: [
      'No. On fourth day it was still four minutes, the same hands. They learned it on the first morning, and then they saw what it costs.',
      'The hands are fast. The questions are many.',
    ],
  },
  {
    id: 'bay-trial',
    asked: [
      'Would you try it in one bay for a week?',
      'can we do a small test on your ward',
      'What about a pilot with seven beds?',
      'could one bay start again while the others keep paper',
      'would you agree to a trial run',
    ],
    says: [
      'One bay, yes, if it is shorter first. I give you Bay B, seven beds, and Mrs Penhale, who tells everybody when a nurse looks away. She is better than an audit.',
      'In one bay, with a rule for the end, I said yes. The whole ward, no.',
    ],
  },
  {
    id: 'who-measures',
    asked: [
      'Who should measure the time?',
      'may I bring someone with a stopwatch',
      'Would you measure it yourself?',
      'do you trust our numbers',
      'should an outsider do the counting',
    ],
    says: [
      'I measure. I have watch on my chest and I am there at seven. You may stand next to me and count also, if we have two numbers we take the bigger.',
      'Me. Your office can hold the pen.',
    ],
  },
  {
    id: 'stop-rule',
    asked: [
      'When would we stop the trial?',
      'what limit do you want',
      'How much longer than paper is acceptable?',
      'is one extra minute ok',
      'who may say stop',
    ],
    says: [
      'One minute over paper, not more, and one late medicine is enough to stop on the same day. And I say stop. Not a committee on Thursday.',
      'One minute. I can lose one minute, I lose it anyway on looking for pens.',
    ],
  },
  {
    id: 'which-fields',
    asked: [
      'Which fields would you keep?',
      'what must be on a handover',
      'What is the minimum that the next nurse has to know?',
      'can you cross out what you don’t need',
      'which questions on the screen are useless',
    ],
    says: [
      'Name, bed, allergy, what changed tonight, what must happen before noon, and who falls. Religion, next of kin, shoe size of the cousin, all this is in the chart already.',
      'Give me the list and red pen, I need ten minutes. Allergy goes to the top, in your screen it is after religion.',
    ],
    tells: ['fields'],
  },
  {
    id: 'link-drug-chart',
    asked: [
      'What if the screen took the data from the drug chart by itself?',
      'could it be filled in automatically',
      'Would it help if nothing had to be typed twice?',
      'can the two systems be connected',
    ],
    says: [
      'Yes, this would be a screen that I like. What is written already should come by itself, and nurse writes only what happened. If it is possible, ask who made it, not me.',
      'Then I would have nothing to complain, and this would be new for both of us.',
    ],
  },
  {
    id: 'allergy-why-screen',
    asked: [
      'Isn’t paper more dangerous because of the allergies?',
      'what do you say to the missing allergies in the audit',
      'How would you prevent missing allergies on paper?',
      'you admit that paper has mistakes, don’t you',
      'why did sheets leave out the allergy',
    ],
    says: [
      'It is dangerous also. They forget it when the sheet is copied at five in the morning. Put for me one red field that must be filled, only this one, and I type it gladly.',
      'Two of them were mine, so I cannot be proud. One red field. Not thirty.',
    ],
    tells: ['allergy-audit'],
  },
  {
    id: 'what-good',
    asked: [
      'Is there anything good about the screen?',
      'what do you like about it',
      'Which part of the screen helps the patient?',
      'do you see any advantage',
    ],
    says: [
      'You can read it. My night staff write like chickens. And the allergies, there you are right. It is good idea that somebody made fat.',
    ],
  },
  {
    id: 'pell-now',
    asked: [
      'How is Mr Pell now?',
      'which nurse was with Mr Pell',
      'does the family know about the late insulin',
      'Was it Grace who was at the screen?',
      'who is responsible for the delay at bed nineteen',
    ],
    says: [
      'He is well, he eats my biscuits, which he must not. It was Grace, and she cried in the linen cupboard. Responsible am I, and one floor under me somebody who asked for page three.',
      'His sugar came down by evening. The daughter knows, I told her myself.',
    ],
    tells: ['late-insulin'],
    after: { concern: 'patients-wait', level: 'heard' },
    until: [
      'A patient is a patient, I do not give him out like a form. What happened is in the incident book, and you may read it here, sitting.',
    ],
  },
  {
    id: 'insulin-risk',
    asked: [
      'What can happen if a drug is late?',
      'how dangerous are a few minutes really',
      'Is fifty minutes late a lot?',
      'what are you afraid will happen',
      'could someone have died',
    ],
    says: [
      'With tablets, mostly nothing. With insulin and old kidneys, a man becomes confused, stands up, falls. A hip, and after the hip you can look at calendar. So I count.',
      'It is never the four minutes. It is who rings in them.',
    ],
  },
  {
    id: 'who-looks',
    asked: [
      'What happens in the bay while the nurses type?',
      'who watches the patients during handover',
      'can’t a healthcare assistant look after the bay',
      'Couldn’t somebody else type while the nurse is with the patient?',
    ],
    says: [
      'Nobody looks, their back is to the beds. I have two helpers in the morning for 28, they do breakfast. If you give me a clerk who types at seven, I take her, with joy.',
    ],
  },
  {
    id: 'tablet-bedside',
    asked: [
      'Would tablets at the bedside help?',
      'what about a screen on wheels',
      'Could they enter it at the bed?',
      'is the place of the computer the problem',
    ],
    says: [
      'A little. We have one trolley, it has three good wheels. If nurse can face the patient it is half better. But half of four minutes is two, and seven patients are still seven.',
      'Move it to the bed and it is better. Make it shorter and it is good.',
    ],
  },
  {
    id: 'voice-input',
    asked: [
      'What about dictating it?',
      'could nurses speak into it',
      'Would voice recording be quicker than typing?',
      'maybe AI can write the summary',
    ],
    says: [
      'With four patients listening in the bay, no. I do not say aloud who is dying. And your microphone will write Kowalczyk how it wants.',
    ],
  },
  {
    id: 'overtime-pay',
    asked: [
      'What if we pay the hours they stayed?',
      'will you send me the list of the unpaid time',
      'Can the project pay your nurses back?',
      'who would have to sign the overtime',
      'how many hours are we talking about',
    ],
    says: [
      'Yes, pay them. I have the list in my drawer, names and minutes, four days. Tell me who signs, by name. They will not ask for it, so I ask.',
      'The list is ready since Friday. Twelve names. I need one signature under it.',
    ],
  },
  {
    id: 'grace-who',
    asked: [
      'Who is Grace?',
      'how is Grace doing now',
      'can I talk to Grace Adjei',
      'what does Grace say about the screen',
    ],
    says: [
      'Grace Adjei, nights, six years with me, best hands on the ward with a bad vein. She will tell you that it is all fine. Look at her shoes when she says it.',
      'You can talk to her, in my kitchen, with tea, and not about bus. She is ashamed about the bus.',
    ],
    tells: ['unpaid-time'],
  },
  {
    id: 'staff-say',
    asked: [
      'What do your nurses say themselves?',
      'are all your nurses against it',
      'Is anyone on the ward in favour?',
      'have you asked your team',
      'do the younger ones like the screen',
    ],
    says: [
      'They say ’it is okay, sister’, this is what nurses say when it is not. Young Tom likes it, he likes anything with a light. He also stayed late, and he has a baby.',
      'Ask them without me. I go out, I have to look at drains.',
    ],
  },
  {
    id: 'end-of-shift',
    asked: [
      'What happens if the screen isn’t finished when the shift ends?',
      'can they stop at half past seven no matter what',
      'Would it help if people simply go home on time?',
      'what if unfinished entries go on paper',
    ],
    says: [
      'Then they put it down and go, and rest comes on paper. I need to hear it from you, because from me they do not believe it, they think screen counts them.',
      'Half past seven and out, yes. I stand at the door with the coats.',
    ],
  },
  {
    id: 'unions',
    asked: [
      'Is the union involved?',
      'what does the union say about unpaid time',
      'Are there rules on working time for this?',
      'who looks after staff rights here',
      'could this become a legal matter',
    ],
    says: [
      'The rep is Bernadette on Ward 3, she does not know yet. If it is paid this month I have nothing to tell her. For the paragraphs ask her, she has them on a mug.',
    ],
  },
  {
    id: 'come-watch',
    asked: [
      'Can I come and watch a handover?',
      'what if I stand there tomorrow at seven',
      'Would it be all right to bring the developer?',
      'shall we come on sunday night',
      'when should I come to see it for myself',
    ],
    says: [
      'Quarter to seven, flat shoes, nothing in the hand. And bring the one who can change it. Then stay until half past and see who is still here.',
      'Come tomorrow and come on a Sunday. Tomorrow is how it should be, Sunday is how it is.',
    ],
  },
  {
    id: 'workshop',
    asked: [
      'Would you come to a design workshop?',
      'could one of your nurses join our project group',
      'can we invite you to a feedback session',
      'What about a focus group?',
    ],
    says: [
      'No, come here. At your workshop I have coffee, and I say clever things, and no bell is ringing. Then you build what a nurse without a bell needs.',
      'Workshops are at eleven. At eleven I am turning Mr Abbot.',
    ],
  },
  {
    id: 'july-people',
    asked: [
      'Who were the two people in July?',
      'what did they ask you in July',
      'Did you tell them that they came at the wrong time?',
      'why did the project watch the wrong hours',
    ],
    says: [
      'A young man, and lady with very white shoes. I said ’come at seven’, she wrote it down. I think it is in a field somewhere.',
      'They asked what I wish for. I said two more nurses. It was not in their list.',
    ],
    tells: ['july-visit'],
  },
  {
    id: 'agency-fix',
    asked: [
      'What would help with the agency nurses?',
      'can agency staff get a shared login',
      'How do the agency nurses hand over now?',
      'who did you ask for the logins',
      'what if agency nurses stay on paper',
    ],
    says: [
      'On paper, like this it works. If you want them on the screen, they need a login when they come through the door at seven, not when ticket is answered. A shared one IT forbids, they say, ask Naveed at the helpdesk.',
      'Paper for agency, until login is there before the nurse. That would be enough.',
    ],
    tells: ['agency-logins'],
  },
  {
    id: 'report-withdraw',
    asked: [
      'What should I write to the matron?',
      'can I take the report back',
      'Would a letter to the matron help?',
      'shall I correct the entry about your ward',
      'do you want an apology',
    ],
    says: [
      'That Ward 7 stopped because patients waited, and that your office had not asked. Two sentences. Apology I do not need, I need that the list is right when she stands here.',
      'Two sentences, to matron, and I read them before. You may leave out ’unfortunately’.',
    ],
  },
  {
    id: 'matron-who',
    asked: [
      'What is the matron like?',
      'what did the matron say to you',
      'Is the matron on your side?',
      'can I speak with the matron',
      'who is the matron',
    ],
    says: [
      'Mrs Farrow. She was good nurse on Ward 2 and now she has lists. She asked me ’Wanda, what is this’, and I said ’come at seven’, and she looked at her diary.',
      'Speak with her, but first put the list right. Otherwise you talk and I am still red.',
    ],
  },
  {
    id: 'report-auto',
    asked: [
      'It was an automatic report, did you know that?',
      'the system sends the list to all matrons',
      'it wasn’t personal, can you accept that',
      'Would it help to know that nobody meant harm?',
    ],
    says: [
      'I believe you. But a finger that points by itself is also a finger. Somebody decided what makes a ward red, and did not think to write ’why’ next to it.',
    ],
  },
  {
    id: 'why-not-call',
    asked: [
      'Why didn’t you call us before going back to paper?',
      'did you report the problem to the project',
      'Could you have told us earlier?',
      'who did you complain to at first',
    ],
    says: [
      'I called. On second day, helpdesk, on third day, training, they wrote ’training need’. On fourth I stopped calling and gave out the paper.',
      'I called twice. You have it in the system, under training.',
    ],
  },
  {
    id: 'eleven-sisters',
    asked: [
      'What do the other sisters ask you?',
      'what will you tell the eleven wards',
      'Would you speak for the screen if the test works?',
      'are you organising the others against it',
      'could you convince the other wards',
    ],
    says: [
      'They ask ’is it so bad’. I say ’four minutes, and come and look’. If your thing passes my test I phone all eleven the same evening. If not, I also phone.',
      'I tell them what I measured, nothing more. It is enough.',
    ],
    tells: ['next-wards'],
  },
  {
    id: 'second-november',
    asked: [
      'Should the other wards wait?',
      'can the rollout on 2 November go ahead',
      'What would you do with the start date?',
      'do you think we should postpone the other wards',
    ],
    says: [
      'If the short one holds in my bay by then, let them begin with short one. If not, wait. Eleven wards with four minutes, that is a whole night of nobody at a bed.',
      'Yours to decide. I would not put eleven Mr Pells on a calendar.',
    ],
  },
  {
    id: 'it-tech',
    asked: [
      'Do you know how the software works?',
      'which system is the screen connected to',
      'what could be changed technically',
      'why is the page so slow',
      'who built the screen',
    ],
    says: [
      'I know it thinks three seconds after each page, I counted. Who built it, you should bring me, I never saw him. For our computers here it is Naveed, he has patience and no time.',
    ],
  },
  {
    id: 'governance',
    asked: [
      'Who approved the screen clinically?',
      'what does clinical safety say',
      'Are we legally required to hand over electronically?',
      'what do the regulations demand for handover',
      'does the hospital board insist on it',
    ],
    says: [
      'Dr Sen signed for safety, he is good doctor and was never at a handover. What law wants, ask Mrs Quill in governance, second floor. I think it wants that the allergy is known.',
    ],
  },
  {
    id: 'budget',
    asked: [
      'Is there money for changes to the screen?',
      'how much did the project cost',
      'could we pay for extra staff at seven',
      'does the ward have a budget for this',
    ],
    says: [
      'My budget is gloves and bank nurses, and it ends in January. What your screen has cost I do not want to know, I would count it in nurses.',
    ],
  },
  {
    id: 'doctors',
    asked: [
      'What do the doctors think of the screen?',
      'do the doctors use the handover',
      'does the night doctor read it',
      'who else depends on the handover sheet',
    ],
    says: [
      'The night doctor reads it, Dr Okafor, she said it is nice to read, and where is the sick one. Physio and pharmacy read it too. Ask the pharmacist, Lin, she sees each mistake twice.',
    ],
  },
  {
    id: 'minimum',
    asked: [
      'What is the minimum you need?',
      'what must happen before you try it again',
      'Which conditions do you set?',
      'in short, what do you want from us',
      'what has to change first',
    ],
    says: [
      'Shorter. One bay. My watch. My nurses home on time, and paid for last week. And somebody who has seen it at seven. You see, it fits on paper.',
      'I said it, five things. Four of them cost only shoes.',
    ],
  },
  {
    id: 'patients-say',
    asked: [
      'What do the patients say?',
      'have relatives complained',
      'did patients notice the screen',
      'what did Mrs Penhale say',
    ],
    says: [
      'Mrs Penhale asked if they are doing the crossword. The quiet ones say nothing, for them I speak. One daughter thought the nurse is booking a holiday.',
    ],
  },
  {
    id: 'if-nothing',
    asked: [
      'What will you do if nothing changes?',
      'and if we can’t agree today',
      'What happens if the screen stays as it is?',
      'how long will you keep the paper',
    ],
    says: [
      'Then paper, every day, and I go to the sisters’ meeting and read from the incident book aloud. I would not enjoy it. I read well.',
      'Paper, until someone comes with something shorter. I have a whole cupboard of paper.',
    ],
  },
  {
    id: 'by-when',
    asked: [
      'By when do you need something from me?',
      'is Monday realistic for the short version',
      'when could the trial start',
      'how fast must we be',
      'when do you want to see a first change',
    ],
    says: [
      'If it is to start on Monday I must see the short one on Friday, because I tell weekend staff by hand. If it is later, say later. I plan 28 beds, I can plan a screen.',
      'Friday, on my desk, and I do not mean the commode.',
    ],
  },
  {
    id: 'write',
    asked: [
      'Shall I put it in writing?',
      'what should I send you',
      'do you want minutes of our talk',
      'can I send the agreement to the matron too',
    ],
    says: [
      'One page, big letters, so I can hang it beside the diets. What, which bay, from when, who stops it. If it needs second page it is again your screen.',
    ],
  },
  {
    id: 'meet-again',
    asked: [
      'When can we talk again?',
      'shall I come back after the handover',
      'do you have time tomorrow',
      'may I call you',
    ],
    says: [
      'Tomorrow half past seven, in kitchen, after you have seen. On telephone I am always with one hand in something.',
    ],
  },
  {
    id: 'trust',
    asked: [
      'Do you trust me?',
      'what do you think of our office',
      'am I different from the others who came',
      'can we work together',
    ],
    says: [
      'You came up, you sit, you ask. It is more than list did. Trust I give at seven in the morning, when I see who is standing there.',
      'Ask me by the linen cupboard. There I will know.',
    ],
  },
  {
    id: 'angry',
    asked: [
      'Are you angry with us?',
      'do you dislike computers',
      'Are you against change in general?',
      'you don’t like new things, do you',
    ],
    says: [
      'I brought the bladder scanner here, I fought for it two years. I am not against new. I am against slow when somebody rings.',
      'Not angry, I have no time for it before visitors.',
    ],
  },
  {
    id: 'fault',
    asked: [
      'Whose fault is this?',
      'who made the mistake',
      'was it a mistake to start on Ward 7',
      'what went wrong with the introduction',
    ],
    says: [
      'You trained in one hour, standing, and began on a Monday with two people sick. It is nobody’s fault and everybody’s signature. I also signed, I believed the poster.',
    ],
  },
  {
    id: 'job',
    asked: [
      'How long have you been a ward sister?',
      'why did you become a nurse',
      'where did you train',
      'what is your typical day',
      'who is your own boss',
    ],
    says: [
      'Here nineteen years, sister for eleven. Lublin before, where we had one pen for a shift and handed over that also. My boss is matron, and bed four.',
    ],
  },
  {
    id: 'private',
    asked: [
      'Do you have family here?',
      'how was your weekend',
      'How old are you?',
      'do you miss Poland',
      'what do you do after work',
    ],
    says: [
      'After work I take off the shoes, this is whole story. Use the time until visitors for the patients, not for me.',
    ],
  },
  {
    id: 'which-weighs',
    asked: [
      'What matters most to you of all these things?',
      'if we can change only one thing, what should it be',
      'Which problem is the biggest one?',
      'what should I solve first',
    ],
    says: [
      'The minutes at the bed. If a nurse can look at the patient, all the rest can wait until I have had my tea, also matron’s list.',
      'The bed first. It is always the bed first, this you can write on your screen.',
    ],
  },
  {
    id: 'good-handover',
    asked: [
      'What is a good handover?',
      'how should a handover be',
      'Can you describe a handover to me?',
      'what happens at seven in the morning',
    ],
    says: [
      'Two nurses, one bed, one minute and half. What was, what is, what must be. The patient hears his name, and somebody looks at his face. Then the next bed.',
      'You look, you say, the other says back. It is older than electricity.',
    ],
  },
  {
    id: 'success',
    asked: [
      'When would you say the trial worked?',
      'what would be a good result for you',
      'How would you like this to end?',
      'what would you be proud of',
    ],
    says: [
      'When Mrs Penhale has nothing to report, the allergy is in red, and at half past seven I hear only the buses. Then I phone the others, and you get the good biscuits.',
    ],
  },
  {
    id: 'in-return',
    asked: [
      'What will you do in return?',
      'if I do all this, can I rely on you',
      'What can you offer me?',
      'would you help us make the screen better',
    ],
    says: [
      'I give you a bay, honest minutes, and red pen for the fields. If it is good I say so aloud, and on this floor when I say so it is finished discussion.',
    ],
  },
  {
    id: 'worst-fear',
    asked: [
      'What are you most afraid of?',
      'what do you think about when you go home',
      'which accident do you fear',
      'what would be the worst for you',
    ],
    says: [
      'That next time it is not a man who laughs about it on the next day. And that I will have seen the nurse’s back, and not have said something in time.',
    ],
    after: { concern: 'patients-wait', level: 'heard' },
    until: ['Quiet. On a ward at night noise is good. You ask me again when you have heard a quiet one.'],
  },
  {
    id: 'time-now',
    asked: [
      'How long do you have?',
      'when do the visitors come',
      'do you need to go back to the ward',
      'am I keeping you',
    ],
    says: [
      'Until the visitors, and bed four may ring before. If I stand up in the middle of your sentence, it is not rudeness.',
    ],
  },
  {
    id: 'sister-what',
    asked: [
      'What does a ward sister do?',
      'what is the difference between sister and matron',
      'who decides things on the ward',
      'what are you allowed to decide yourself',
    ],
    says: [
      'I am for the 28, matron is for the lists of all wards, and doctor is for twenty minutes a day. What paper we write on at seven, this I decide, because I answer for it at eight.',
    ],
  },
];
