import type { ScenarioContent } from '@parley/shared';

import { kickOffWithoutACharterAnswers } from '../answers/kick-off-without-a-charter';
import { kickOffWithoutACharterCommonAnswers } from '../common-answers/kick-off-without-a-charter';
import { kickOffWithoutACharterFollowUps } from '../follow-ups/kick-off-without-a-charter';
import { kickOffWithoutACharterStatements } from '../statements/kick-off-without-a-charter';
import { kickOffWithoutACharterVoice } from '../voices/kick-off-without-a-charter';

export const kickOffWithoutACharter: ScenarioContent = {
  slug: 'kick-off-without-a-charter',
  title: 'Kick-Off Without a Charter',
  description:
    'Fourteen people are invited for Monday, the contract is signed, and nobody can say in one sentence what the museum has bought. Mr. Langston would like to begin. He would not like another sixty pages.',
  difficulty: 'easy',
  category: 'project_initiation',
  challengeType: 'communication_issues',
  stakeholderType: 'client',
  industry: 'Museums',
  goal: 'Agree what the one page says: who decides, what it is for, how you will know, and when he signs it.',
  situation:
    'The Lowcountry Maritime Museum in Charleston has signed for a ticketing and membership system at $310,000. The kick-off is on November 30 at 10:00, with 14 people invited; the exhibition that needs the new tickets opens on March 27. There is no charter. Two departments have sent you wish lists that contradict each other. Your firm holds two developers for the museum until December 4 and lets none of them start without a signed page. Everett Langston, the director, has received you in his office and believes that the contract is enough.',
  learningObjectives: [
    'Find out what an earlier project has taught the client',
    'Ask who decides when two departments disagree',
    'Agree a measure of success before the work begins',
    'Make a formality small enough to be wanted',
  ],
  skills: ['stakeholder_communication', 'documentation', 'leadership'],
  estimatedDuration: 15,
  persona: {
    name: 'Everett Langston',
    shortName: 'Mr. Langston',
    pronoun: 'he',
    role: 'director',
    organisation: 'Lowcountry Maritime Museum',
    description:
      'Director of a maritime museum in South Carolina for nineteen years, formerly a naval historian. Courteous to a fault, allergic to forms, and quietly ashamed of the last system he paid for.',
    style:
      'Formal, courteous Southern American; full sentences with subordinate clauses, “I should say”, “if I may”, “I am obliged to you”. Ships and logbooks as images. Never contracts a verb when displeased, never interrupts, never uses first names. Disapproval shows as more courtesy.',
    goals: [
      'Start on Monday as the invitations say',
      'Never again two departments steering one ship',
      'Have something true to tell the trustees in June',
    ],
    trust: 50,
    patience: 7,
    redLines: [
      {
        text: 'He will not postpone the kick-off on November 30.',
        line: 'I have invited fourteen people over my own signature. We shall meet on November 30, whatever we may have in our hands by then.',
      },
      {
        text: 'He will not read another sixty-page document.',
        line: 'I will not be sent sixty pages a second time. I read every one of the first sixty, and I believe I was the only person who did.',
      },
    ],
    wouldMove: [
      'Hearing that somebody has asked what happened in 2022',
      'A single page that he can sign before the meeting and read aloud in it',
      'One name for the decisions, and his own authority used for it once',
    ],
  },
  concerns: [
    {
      id: 'two-captains',
      summary: 'two departments each ordering a different system, as in 2022',
      worry:
        'In 2022 I let two able people give orders on one deck because I disliked telling either of them no. It cost a hundred and forty thousand dollars, and the kindness was all on my side.',
      weight: 3,
      central: true,
      cues: [
        '2022',
        'who decides',
        'Whitfield',
        'Tate',
        'departments',
        'one person',
        'decision',
        'disagree',
        'curator',
        'authority',
        'wish lists',
      ],
      acknowledgedBy: [
        'So last time there were two people giving orders, and nobody who could say no to either.',
        'You’re not afraid of a slow start, you’re afraid of a second project with two heads.',
        'the two lists i got dont match, so it is 2022 again unless somebody decides',
        'I understand, sir, that the earlier undertaking failed because authority was divided, and that the present lists point the same way.',
      ],
      settledBy: [
        'One name on the page: Mr. Tate decides what visitors see, Ms. Whitfield is asked first about donors, and if they can’t agree in two days it comes to you and you settle it by Friday noon.',
        'put 1 person as decider. i’d say tate, as the tickets come first. whitfield gets phase 2. you announce it monday, not me',
        'What I’d ask of you is a sentence, and it has to be yours: that from Monday one of those two speaks for the museum and that the other one is heard but doesn’t order, and I’d rather you told both of them before the weekend, each alone, so that nobody learns it in front of fourteen people.',
        'I propose that the charter name Mr. Tate as the deciding authority for scope, Ms. Whitfield as consulted, and yourself as the final instance within three working days, and that you communicate this to both before the meeting.',
      ],
      nearMisses: [
        'We’ll establish a clear governance structure with roles and responsibilities, so that everyone knows who owns what.',
        'It’s important that all the voices are heard, so I’d suggest a steering committee with both departments at the table.',
        'The kick-off is a great opportunity to align everyone around a shared vision.',
      ],
      lines: {
        open: [
          'You will have had a list from Ms. Whitfield and another from Mr. Tate. I should be curious to know which of the two you intend to build.',
          'Before we come to your page, if I may: if two of my people ask you for opposite things on Tuesday morning, whom do you obey?',
        ],
        pressed: [
          'I return to the question of command, if you will allow me. Both lists cannot be built. Who tells the other one so?',
          'In 2022 the vendor, too, was on excellent terms with everybody. Who in this museum is to say no to you?',
          'I am fond of both of them, which is rather the difficulty. What would you have me do?',
        ],
        heard: [
          'Yes. That is precisely how it happened, and I have not heard it put so plainly by anyone who was not there. How would you prevent it?',
          'You have read the wreck correctly. What, then, should the page say about who commands?',
        ],
        answered: [
          'I believe I could do that, though it will cost me a lunch. And when those two disagree all the same, by what day do I have to speak?',
          'That would be a command one can follow. Should the two of them learn of it from me, and before Monday?',
        ],
        settled: [
          'Then there is one hand on the wheel, and I shall be the one who says so. I ought to have done it in 2022.',
          'That settles it. I will see Ms. Whitfield and Mr. Tate tomorrow, one after the other, with coffee.',
        ],
        relapsed: [
          'I had understood that one person would decide, and now it is a committee. I have been shipwrecked on a committee already.',
        ],
      },
      better: {
        text: 'What happened in 2022? I have two lists from your house that can’t both be built. If one name stood on the page for those decisions, whose would it be, and would you tell the other yourself before Monday?',
        why: 'It learns from the earlier failure, names the present conflict without taking sides, and asks the client for the one thing only he can give.',
      },
    },
    {
      id: 'paper-before-work',
      summary: 'weeks of paperwork standing before any work is done',
      worry:
        'Seven weeks and sixty pages, and when the quarrel came nobody opened it. I do not mind writing. I mind writing that nobody reads, I have had a career of it.',
      weight: 2,
      central: false,
      cues: [
        'charter',
        'page',
        'sixty',
        'seven weeks',
        'Monday',
        'kick-off',
        'contract',
        'sign',
        'paper',
        'November 30',
      ],
      acknowledgedBy: [
        'You’ve waited seven weeks for a document once, and it didn’t help you when it mattered.',
        'You would like to begin on Monday, and a charter sounds like a way of not beginning.',
        'no more 60 pages, the meeting stays where it is, i get that',
      ],
      settledBy: [
        'One page, five lines. I’ll have it on your desk on Friday at noon, you strike what’s wrong, and you sign it before ten on Monday. The meeting stays where it is.',
        'its 1 page not 60. i write it tonite from what u say now, u get it tmrw, sign mon 9.30, kick off at 10 as planned',
        'Suppose we write it here and now, the two of us, in twenty minutes: what it’s for, who decides, what’s not in it, what it costs, and how we’ll know; then I type it up, you read it aloud at the opening of the meeting, and if it takes more than two minutes to read then it was too long.',
        'The document I have in mind is a single page, which I would submit by Friday noon for your signature on Monday morning, so that the developers may begin on the same day.',
      ],
      nearMisses: [
        'A project charter is a recognised best practice, and it will save us a lot of time further down the road.',
        'We’ll keep the documentation as lean and agile as possible while still ensuring proper alignment.',
        'I completely understand, so let’s just get going and capture the formalities as we move along.',
      ],
      lines: {
        open: [
          'I had supposed that a contract of this size was the paper. What is it that your page would say and the contract does not?',
          'When a gentleman says “charter” to me I think of seven weeks. How many do you have in mind?',
        ],
        pressed: [
          'The invitations are out, and I should not like to recall them for want of a form. When would your page be ready?',
          'I have had sixty pages once. They lie under the model of a schooner now, to raise it. How long is yours?',
          'Forgive me, but I must ask it again: does anything you propose delay Monday by so much as an hour?',
        ],
        heard: [
          'I am obliged to you. Then you will see why I reach for my hat at the word. What do you propose in its place?',
          'Just so, it is not the writing, it is the waiting. How small can you make it?',
        ],
        answered: [
          'That I might even read with pleasure, after the sixty. What would the headings be, if I may ask?',
          'That I could sign. By what hour would I have it, so that I may sleep on it?',
        ],
        settled: [
          'One page before Monday, and the meeting stands. I withdraw everything I said about charters, or most of it.',
          'Very well. I shall read it to them myself, standing, as one reads a ship’s articles.',
        ],
        relapsed: ['I believe the page has grown again in the last few minutes. We had it down to one.'],
      },
      better: {
        text: 'The meeting on Monday stays. I’ll bring you a single page on Friday at noon: purpose, who decides, what’s out, cost, how we’ll know. You strike what’s wrong and sign it before ten.',
        why: 'It takes away the fear first, the delay and the length, and makes the formality something he can use on Monday.',
      },
    },
    {
      id: 'what-it-bought',
      summary: 'standing before the trustees in June unable to say what the money bought',
      worry:
        'Mrs. Pinckney asked me after 2022 what we had for it, and I said that we had learned a great deal. She wrote it down. I saw her write it down.',
      weight: 2,
      central: false,
      cues: [
        'June',
        'trustees',
        'Pinckney',
        'measure',
        'line',
        '40 minutes',
        'renewals',
        '31%',
        'success',
        'prove',
        'number',
      ],
      acknowledgedBy: [
        'In June somebody will ask you what the museum got for it, and you’d like to have a fact.',
        'After 2022 you won’t be able to say again that you’ve learned a lot.',
        'so you need a number to show the trustees in june, makes sense',
      ],
      settledBy: [
        'Then we put two numbers on the page: the Saturday line from 40 minutes down to 15 by Memorial Day, and lapsed renewals from 31% to 20% by June. We measure both this Saturday so we know where we start.',
        'what about: queue on sat, today vs may. thats it, 1 number. i stand there with a stopwatch dec 5 so nobody can argue later',
        'If you could tell your chair in June that nobody waits more than a quarter of an hour on a Saturday, would that do? Then let’s write that as the purpose, let Mr. Tate count it every week from the opening of the exhibition, and leave out whatever doesn’t shorten the line.',
        'I would suggest that the charter state a measurable result, namely the reduction of the Saturday waiting time to fifteen minutes by the end of May, with the present value recorded before we begin.',
      ],
      nearMisses: [
        'We’ll define meaningful KPIs together so that the success of the project is visible to all the stakeholders.',
        'The value will speak for itself once your visitors experience the new system.',
        'A modern platform will bring benefits across the entire visitor journey, which the trustees will surely appreciate.',
      ],
      lines: {
        open: [
          'In June I must tell the trustees what we have bought. What do you suppose I shall be able to say?',
          'It opens in March, and by summer somebody will ask me if it worked. How would we know, you and I?',
        ],
        pressed: [
          'I ask once more on behalf of a lady with a notebook: by what shall we know, in June, that this was worth the money?',
          'A system that works is not yet a result, I have learned that much. What is different at my door on a Saturday?',
          'I told the trustees in 2022 that we had learned a great deal. What may I tell them this time?',
        ],
        heard: [
          'Yes, she will ask it, and she will remember the last answer. What would you put in my mouth?',
          'That is the hour I think of. What might we count, that the trustees would accept?',
        ],
        answered: [
          'That is a thing one can count, and I like it. What is it today, and who shall measure it?',
          'Mrs. Pinckney would accept that. By when would it be true, before her June meeting?',
        ],
        settled: [
          'A number with a day on it. I shall tell Mrs. Pinckney in advance, so that I cannot retreat from it.',
          'Then I know what I shall say in June, and, for once, so will she.',
        ],
        relapsed: [
          'We had something I could count, and now it is called value again. I cannot read value to Mrs. Pinckney.',
        ],
      },
      better: {
        text: 'What would you like to be able to say to the trustees in June that you can’t say today? Let’s write that on the page as a number, and measure it once before we begin.',
        why: 'It finds the purpose in the moment the client has to answer for it, and fixes the starting point while it can still be measured.',
      },
    },
  ],
  facts: [
    {
      id: 'contract',
      text: 'The museum has signed for a ticketing and membership system at $310,000.',
      line: 'I have put my name to $310,000. It is the largest thing we have bought that does not float.',
      figures: ['$310,000'],
      knownBy: 'both',
      asked: [
        'What did you sign?',
        'How much is it?',
        'what did the museum put its name to',
        'How much have you committed in the contract?',
        'What exactly did you buy for 310,000?',
        'what is the contract for, and for how much',
        'Remind me what the sum on the contract is, please.',
        'the price of the system, is it fixed already',
      ],
    },
    {
      id: 'kick-off',
      text: 'The kick-off is on November 30 at 10:00, with 14 people invited.',
      line: 'I have invited 14 people for November 30, at 10:00, and ordered a cake in the form of a lighthouse.',
      figures: ['November 30', '10:00', '14'],
      knownBy: 'both',
      asked: [
        'Who is invited?',
        'When is the kick-off?',
        'Who will be in the room on Monday?',
        'how many people have you asked to come on the 30th',
        'At what hour do we begin on Monday?',
        'What have you planned for the kick-off meeting?',
        'the invitations, for which day and time did they go out',
        'How many are coming to the meeting?',
      ],
    },
    {
      id: 'exhibition',
      text: 'The exhibition that needs the new tickets opens on March 27.',
      line: 'The exhibition opens on March 27, with timed tickets, which at present we would have to tear by hand.',
      figures: ['March 27'],
      knownBy: 'both',
      asked: [
        'When does the exhibition open?',
        'Which day does the new exhibition start?',
        'until when do you need the timed tickets',
        'What is the first thing that depends on the new tickets?',
        'when do the doors open for the exhibition',
        'Is March 27 the opening day?',
        'what happens at the end of March',
        'Why do you need the new tickets by spring?',
      ],
    },
    {
      id: 'developers-held',
      text: 'The student’s firm holds two developers until December 4 and lets none start without a signed page.',
      line: 'So your two developers wait on the quay until December 4, for want of a signature. I should not like to be the one who kept them there.',
      figures: ['December 4', 'two developers'],
      knownBy: 'student',
    },
    {
      id: 'wreck-of-2022',
      text: 'In 2022 the museum abandoned a collections database after 11 months and $140,000, because the curator and the finance office each gave the vendor orders.',
      line: 'In 2022 we had a database for the collections. Eleven months and $140,000, and at the end two half systems. The curator ordered one and the finance office the other.',
      figures: ['2022', '$140,000'],
      knownBy: 'stakeholder',
      asked: [
        'What happened in 2022?',
        'What went wrong the last time?',
        'Has something like this failed before?',
        'What became of the last system?',
        'the old database, what happened to it in the end',
        'How did your last software project end?',

        'May I ask how the 2022 project went?',
        'Would you tell me about 2022?',
        'could you tell me what happened with the system before this one',
        'I heard there was a failed project in 2022, what was that?',
        'what did 2022 cost you',
      ],
    },
    {
      id: 'two-wishes',
      text: 'Carol Whitfield, development, wants the full histories of donors first; Marcus Tate, visitor services, wants the line at the door shorter.',
      line: 'Ms. Carol Whitfield wants every donor’s history since 1961. Mr. Marcus Tate wants the line at the door to be shorter. Each of them has told me it is the heart of the matter.',
      figures: ['Carol Whitfield', 'Marcus Tate'],
      knownBy: 'stakeholder',
      asked: [
        'What do the two departments want?',
        'What does Ms. Whitfield want?',
        'What does Mr. Tate want?',
        'What is it that each department is after?',
        'what is on the list of Ms. Whitfield',
        'And Mr. Tate, what does he ask for?',
        'who wants what in your house',
        'What do Carol and Marcus each need from the system?',
        'Which wishes did your departments give you?',
      ],
    },
    {
      id: 'saturday-line',
      text: 'On summer Saturdays visitors wait 40 minutes, and one party in nine leaves.',
      line: 'On a summer Saturday they stand 40 minutes in the sun, and one party in nine goes to the aquarium instead. I have counted them from this window.',
      figures: ['40 minutes', 'one party in nine'],
      knownBy: 'stakeholder',
      asked: [
        'How long do people wait in line?',
        'What is it like on a summer Saturday?',
        'How many visitors go away?',
        'How bad is the line at the door?',
        'how many minutes do visitors stand outside in summer',
        'Do people leave because of the line?',
        'What share of the parties gives up waiting?',
        'the queue at the entrance, how long is it on a busy day',
        'What do you see at the door on a Saturday now?',
      ],
    },
    {
      id: 'renewals',
      text: 'Of 6,200 members 31% do not renew, because reminders are typed by hand.',
      line: 'We have 6,200 members, and 31% of them lapse every year, since Mrs. Odom types the reminders and Mrs. Odom is eighty-one.',
      figures: ['6,200', '31%'],
      knownBy: 'stakeholder',
      asked: [
        'How many members do you have?',
        'How many members leave?',
        'Who sends the reminders?',
        'How does the membership renewal work today?',
        'how many of the members do not come back',
        'What share of your members lapses?',
        'who types the letters to members',
        'Why do members fail to renew?',
        'How big is your membership?',
      ],
    },
    {
      id: 'sixty-pages',
      text: 'The charter of the 2022 project had sixty pages and took seven weeks.',
      line: 'There was a charter then too, if you please. It had sixty pages, it took seven weeks, and it did not contain the name of one person who could decide.',
      figures: ['sixty pages', 'seven weeks'],
      knownBy: 'stakeholder',
      asked: [
        'Was there a charter the last time?',
        'Why do you dislike charters?',
        'How long was the old charter?',
        'What was wrong with the charter in 2022?',
        'how long did it take to write the last charter',
        'Did the earlier project have a charter as well?',
        'What stood in the sixty pages?',
        'your last charter, what was missing in it',
        'What is it you have against charters, sir?',
      ],
    },
    {
      id: 'mrs-pinckney',
      text: 'Eleanor Pinckney, who chairs the trustees, will ask in June what the money has bought.',
      line: 'Mrs. Eleanor Pinckney chairs the trustees. In June she will open her notebook and ask me what we have for the money.',
      figures: ['Eleanor Pinckney', 'June'],
      knownBy: 'stakeholder',
      asked: [
        'Who will ask you about it?',
        'Who chairs the trustees?',
        'Whom do you answer to?',
        'When do you report to the trustees?',
        'Who is Mrs. Pinckney?',
        'what will the trustees want to know in June',
        'Who is going to ask you what the money bought?',
        'What happens in June?',
        'to whom do you report on this',
        'Is there somebody above you who will ask for results?',
      ],
    },
    {
      id: 'signatures',
      text: 'Only the director and the treasurer, Judge Hollis, may approve a change above $25,000.',
      line: 'Any change above $25,000 wants my signature and that of Judge Hollis, our treasurer, who is at his best before lunch.',
      figures: ['$25,000', 'Judge Hollis'],
      knownBy: 'stakeholder',
      asked: [
        'Who has to approve a change?',
        'How much can you sign alone?',
        'Who is Judge Hollis?',
        'What can be changed without the treasurer?',
        'who must sign if the price goes up',
        'From which sum on do you need a second signature?',
        'Whose approval do I need for extra money?',
        'if we go over the budget, who says yes',
        'Is there a limit to what you may approve yourself?',
      ],
    },
  ],
  opening:
    'Good morning, do sit down, and pray do not mind the schooner. The contract is signed, the invitations are out, and I confess I had looked forward to Monday. Now my secretary tells me that you wish to speak of a charter. I must ask you candidly: is that truly necessary?',
  reactions: {
    acknowledged: [
      'I thank you for that. It is seldom that a vendor has taken the trouble to look at the museum’s side of the chart.',
      'You have understood this museum, I think, and with less pain than I expected before Monday.',
      'Yes. I should not have put it so directly, but I would have meant just that about this house.',
      'That is handsomely observed. I feel somewhat less foolish for having resisted the word charter.',
    ],
    askedWell: [
      'Had the sixty pages contained that question, I should have kept them on my desk.',
      'I am glad that you ask. No one did before we signed, myself included.',
      'A historian’s question. Permit me to answer it from the log of this house.',
      'I shall tell you, and I would ask you to write it on your page.',
    ],
    badNewsOwned: [
      'I do not welcome it before a kick-off, but I respect a man or woman who brings such a thing up the stairs in person.',
      'I thank you for your candor. In 2022 I learned such matters from the invoices.',
    ],
    gaveFigure: [
      'A figure, at last. The contract is so sparing with them after the first page.',
      'That is the kind of entry one makes in a log. I can work from it.',
      'I shall remember that, and Judge Hollis will remember it better.',
      'Very good. One can set a course by that, which one cannot by the language of our contract.',
    ],
    offeredOption: [
      'That had not occurred to me. Allow me to consider who in the museum would be displeased by it, and how much.',
      'You bring the museum a choice and not a form. I find I am listening more willingly.',
      'It has a certain seamanship. I should wish to see how it steers on Monday, with fourteen aboard.',
    ],
    setBoundary: [
      'You decline, and with a reason. I wish somebody had declined something in 2022.',
      'I see that this is fast. Then let us arrange the rest of Monday around it, as one does around a rock.',
    ],
    committed: [
      'I accept that, and I shall have Mrs. Odom enter it in the book.',
      'Then I am in your debt for it, and you in mine for a signature.',
      'Very well. In this house a word with a day on it is considered a promise.',
      'You may count on the museum for the corresponding part, and on Mrs. Odom to remember it.',
    ],
    summarised: [
      'I could not amend a word of it. You might have been in the room with those two lists.',
      'That is a fair entry in the log, and legible, which is rarer.',
      'Precisely so. It occurs to me that this is already half of your page.',
    ],
    overPromised: [
      'I should be careful of such winds. The gentlemen of 2022 promised me everything, and in color.',
      'You are generous with a ship that has not left the quay. I had rather hear what is certain by the exhibition.',
    ],
    blamed: [
      'I would rather not hear ill of people who are not in my office. I signed the contract, so begin with me.',
      'That may be so. After 2022 everybody was at fault but the money, and the money was gone.',
    ],
    dodged: [
      'You will forgive me, but I believe I asked something about my museum, and I heard a reply to something else.',
      'I am too old to be steered past a question, though you did it courteously.',
      'I shall wait. There are four clocks in this office and one of them is right.',
    ],
    threatened: [
      'I see. Then I must ask Judge Hollis to read the contract with me. He enjoys that a good deal more than I do.',
      'This museum has been shelled from the harbor twice. I do not think that a letter from your firm will do it.',
    ],
    vague: [
      'That was admirably phrased, and I do not know what to do with it on Monday at ten.',
      'I fear there is a fog on that sentence. Might you tell me what a visitor at the door would notice?',
      'I read such words in the sixty pages, I believe on all of them. Who does what, if I may ask?',
      'If I said that to Mrs. Pinckney, she would hold her pencil still and wait for the rest.',
    ],
    rude: [
      'I do not believe that I have deserved that tone, in this office or in the harbor. Let us begin again.',
      'Sir or madam, there are cadets in the hall who address the cannon more politely.',
    ],
    flattered: [
      'You are very kind. The museum was praised in 2022 as well, chiefly by the vendor.',
      'I thank you. Compliments we receive at the gala, what I lack is a page.',
    ],
    repeated: [
      'I believe you said so a moment ago, and I answered for the museum as well as I could. Has the chart changed since?',
      'You have fired that gun across my desk already. The schooner still shakes.',
    ],
    offTopic: [
      'I could talk of that until the cannon at noon, but we have fourteen people coming on Monday.',
      'A charming subject, and another harbor. May we return to the kick-off?',
    ],
    notUnderstood: [
      'I beg your pardon, you have left me on the quay. Was it the page you meant, the meeting, or the two lists?',
      'Would you say that once more, as to a historian? I have the words but not the sense for the museum.',
      'I regret that this escapes me. What is it that you would have the museum sign, or do?',
    ],
    otherLanguage: [
      'I regret that I must ask you for English. My French is for menus and my Latin is for tombstones, and the charter will be read by Judge Hollis.',
    ],
    brokeRole: [
      'I do not know to whom that is addressed. I am the director of this museum, and I keep no instructions but the fire drill.',
      'That is a most curious request to make across a gentleman’s desk. Shall we speak of Monday?',
    ],
    contradicted: [
      'I beg your pardon, but I had made a note of the opposite, concerning this very project. May I know which entry I should strike?',
      'A log with two positions for one noon is what a court looks for first. Which of yours is it?',
    ],
  },
  echoes: {
    figure: [
      '{figure}, you say. I have written it on the blotter, where I cannot pretend that I did not see it.',
      'Permit me to repeat it, since I shall have to: {figure}. And that is certain?',
      'If it is {figure}, then Judge Hollis should hear it from me and not from an invoice.',
    ],
    day: [
      'You said {day}. Mrs. Odom has it in the book, and Mrs. Odom’s book has never been wrong.',
      'I shall look for you if it is {day}, and I shall have the good pen ready.',
    ],
    promise: [
      'I take it down in your words, “{promise}”, as I would a pilot’s.',
      '“{promise}”. I am obliged to you, that is a sentence one can put a signature beneath.',
    ],
  },
  closings: {
    agreement: [
      'Then we have a page with one name on it, and a thing to count, and Monday stands. I own that I should like to have had you here in 2022. I will have the good pen filled.',
      'I came prepared to resist you until noon, and I find that I have ordered a charter. Let it be a single page, and I shall read it to them before the cake.',
    ],
    partial: [
      'Some of your page is written, I think, and some of it is still sea. Come again before the weekend with the rest, for on Monday I must stand up with what we have.',
      'We are agreed upon a part of the page. What remains open I should like in three lines by tomorrow, so that I may be angry or convinced in good time.',
    ],
    walkAway: [
      'I believe we shall simply begin on Monday, as the invitations say, and trust to good manners. They have failed us before, but I know them better than I do your proposal.',
      'I thank you for calling. I do not see that we are nearer to anything, and the cannon is about to sound. My secretary will see you out.',
    ],
  },
  answers: kickOffWithoutACharterAnswers,
  followUps: kickOffWithoutACharterFollowUps,
  statements: kickOffWithoutACharterStatements,
  common: kickOffWithoutACharterCommonAnswers,
  manner: kickOffWithoutACharterVoice,
};
