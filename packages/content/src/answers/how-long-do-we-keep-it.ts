import type { Answer } from '@parley/shared';

export const howLongDoWeKeepItAnswers: readonly Answer[] = [
  {
    id: 'one-number',
    asked: [
      'Just give me one number, please',
      'can you give us the retention period',
      'what number goes in the box',
      'which number shall I tell the developers',
    ],
    says: [
      'No, there is not one. Tell me a paper and I tell you its day, so we have the whole schedule in twenty minutes.',
      'One number I do not have today either. Name me a paper.',
    ],
  },
  {
    id: 'longest-period',
    asked: [
      'What if we take the longest period for everything?',
      'six years for the whole file, would that be safe',
      'can we keep it all seven years to be sure',
      'isn’t longer safer',
    ],
    says: [
      'No. Longer is only safer for the cupboard. The passport of somebody who moved out then lies with us and has no reason to.',
      'I have answered it, and the Commissioner also, to others.',
    ],
  },
  {
    id: 'shortest-period',
    asked: [
      'And if we delete everything early?',
      'could we use the shortest period for all papers',
      'what about deleting all after one year',
      'why not throw out everything at once',
    ],
    says: ['Then Rakesh stands before the tribunal without a ledger. Too early is also wrong, only it is quieter.'],
  },
  {
    id: 'kinds',
    asked: [
      'Which kinds of paper are there in a file?',
      'what is in a tenant’s file',
      'can you list the record types',
      'how many different documents do we have to distinguish',
    ],
    says: [
      'Identity copies, what we used to decide, agreement and ledger, the inventory, letters. Five heaps. If somebody needs a sixth, he has invented it.',
      'Five heaps, as I said. One can hold them on one hand.',
    ],
  },
  {
    id: 'bank-statements',
    asked: [
      'How long for the bank statements of people who got the flat?',
      'what about income papers of accepted tenants',
      'when do references go',
      'do we keep credit checks after somebody moves in',
    ],
    says: [
      'Six months after the decision, the same as for those we refuse. They were for deciding, and we have decided.',
      'With the decision they have done their work. My answer stays the same.',
    ],
    tells: ['rejected'],
  },
  {
    id: 'inventory-paper',
    asked: [
      'How long do we keep the inventory?',
      'what about check-in photos',
      'and the inspection reports, when do they go',
      'does the inventory belong to the agreement',
    ],
    says: [
      'With the agreement, so its six years run from the end of the tenancy too. And it is the first paper they ask for in a dispute, so mark it well.',
    ],
    tells: ['ledger'],
  },
  {
    id: 'guarantor',
    asked: [
      'What about guarantors?',
      'do the papers of a guarantor have their own period',
      'parents who guarantee, how long do we keep those',
      'and a second tenant or a child in the flat?',
    ],
    says: [
      'His signature goes with the agreement, his bank statements go with the decision. He is two heaps, like everybody.',
    ],
  },
  {
    id: 'emails',
    asked: [
      'Do emails count as well?',
      'what about letters and messages with the tenant',
      'complaints and repair requests, how long',
      'is correspondence part of the schedule',
    ],
    says: [
      'What explains money stays with the ledger. The rest goes at the end of the tenancy. That the portal cannot know, so let the clerk choose when he uploads.',
    ],
  },
  {
    id: 'clock-start',
    asked: [
      'From which day do you count?',
      'when does the clock start for each kind',
      'is it from upload or from the end of the tenancy',
      'what starts the clock',
    ],
    says: [
      'From what happened, never from the upload. The tenancy ended, or we decided. The day of the scan tells only when somebody found the scanner.',
      'What happened starts it. Not the scanner.',
    ],
  },
  {
    id: 'clock-unknown',
    asked: [
      'What if we don’t know when the tenancy ended?',
      'who enters the date the tenancy ends',
      'tenancies get renewed, when does it end then',
      'what happens if the end date is missing',
    ],
    says: [
      'Then the clock does not run, and I want it on a list. A renewal moves the end, it does not make a second one. The branch enters the key return, that day they know.',
    ],
  },
  {
    id: 'decision-day',
    asked: [
      'Which day is the decision for a rejected applicant?',
      'what counts as the decision',
      'and if somebody simply never hears back',
      'withdrawn applications, are those rejected too',
    ],
    says: [
      'The day we write him no. If nobody writes, the day the flat is let to another. Withdrawn is the same as no, only more polite.',
    ],
  },
  {
    id: 'why-six-months',
    asked: [
      'Why can rejected papers stay six months at all?',
      'what do we need rejected people’s data for',
      'why not delete the moment we say no',
      'who needs papers of somebody we refused',
    ],
    says: [
      'Because he may say we refused him for his name or his child, and then we must show why. After that nobody asks, so nobody needs.',
    ],
  },
  {
    id: 'why-six-years',
    asked: [
      'Why six years for the ledger?',
      'who says six years',
      'is that period the law or your choice',
      'why that long after the tenancy',
    ],
    says: ['So long one can still sue about the rent. It is the court’s clock, I have only copied it.'],
  },
  {
    id: 'why-twelve-months',
    asked: [
      'Why one year after the tenancy for passports?',
      'who set the twelve months for identity copies',
      'is the passport rule really that strict',
      'can we shorten the passport period',
    ],
    says: [
      'The Home Office says it, for the check that somebody may live here. Shorter is a fine, longer is a letter. So it is exactly that.',
    ],
  },
  {
    id: 'sure-of-rules',
    asked: [
      'How sure are you of these periods?',
      'can the periods still change',
      'who checked your retention rules',
      'is it agreed with legal',
    ],
    says: [
      'Sure enough to sign. Rakesh has read them and crossed out a comma. If the law changes I tell you a year before, it is slow.',
    ],
  },
  {
    id: 'doc-type-upload',
    asked: [
      'Should the clerk choose the kind when uploading?',
      'what if a clerk picks the wrong document type',
      'can the system recognise the document',
      'who decides what kind of paper it is',
    ],
    says: [
      'The clerk, from a short list, before it lets him upload. Five words he can choose in a hurry. With forty he takes always the first.',
      'A short list, before the upload. Please no “miscellaneous”.',
    ],
  },
  {
    id: 'mixed-scan',
    asked: [
      'What if one scan holds several papers?',
      'a pdf with passport and agreement together',
      'branches scan the whole file in one go, what then',
      'what do we do with combined documents',
    ],
    says: ['Then he scans again, in heaps. I know what they say in the branch about this. They have said it to me.'],
  },
  {
    id: 'date-per-doc',
    asked: [
      'Is a date per document worth fifteen days?',
      'would you insist on a date for each paper',
      'can we go live with the date per person and change later',
      'is there a cheaper way than 15 days',
    ],
    says: [
      'Yes, it is worth it, and before 9 March. Later means that passports already hang on the wrong clock, and somebody sorts them by hand. I have met that somebody.',
    ],
    after: { knows: 'one-date-built' },
    until: [
      'How it is built I do not know. I only know that the day must belong to the paper. Can your portal do that?',
    ],
  },
  {
    id: 'go-live-without',
    asked: [
      'Can the portal open without deletion at first?',
      'what if deletion comes in a later release',
      'open on 9 March and add retention after?',
      'would you stop the launch',
    ],
    says: [
      'Opening, yes, if every paper knows its kind from the first day. Nothing is due in the first weeks. But the kind you cannot add after, only guess.',
      'If each paper has its kind from the first day. Otherwise not.',
    ],
  },
  {
    id: 'approve-table',
    asked: [
      'Would you sign a schedule by kind of record?',
      'if I send a table on Friday, will you correct it',
      'three clocks, one table, do I get your ok',
      'will you approve it when it’s by document',
    ],
    says: [
      'Yes. Three clocks, each with its start, and I sign it the same day. Make a column for “who may stop it”.',
      'I have said yes. Now I only need the table.',
    ],
  },
  {
    id: 'configurable',
    asked: [
      'Can’t we just make it configurable?',
      'the system is flexible, the period can be set later',
      'isn’t it enough that it can be changed any time',
      'let us define the categories later on',
    ],
    says: [
      'No. Flexible is what the old system was also, and nobody has ever turned the wheel. Write what stands in it on the first day.',
    ],
  },
  {
    id: 'craig-five',
    asked: [
      'Could marketing keep the rejected ones with consent?',
      'what about a compromise with Craig',
      'would two years for mailings be possible',
      'can lettings keep just the email addresses',
    ],
    says: [
      'Not from the application. If somebody wants flats by e-mail he can tick it himself on the website, and that is a different list with a different door.',
      'It remains another door. I say it to Craig in the same words.',
    ],
  },
  {
    id: 'craig-who',
    asked: [
      'Who tells Craig no?',
      'what is Craig Poulter like',
      'can I talk to Craig about it',
      'will the lettings director accept that',
    ],
    says: [
      'I tell him, he is used to it. He is a cheerful man who counts addresses. If he comes to you, say that it is in the schedule and look sorry.',
    ],
  },
  {
    id: 'hold-who',
    asked: [
      'Who may stop a deletion?',
      'who should set a hold',
      'may a branch put a file on hold',
      'is it only legal who can freeze papers',
    ],
    says: [
      'Legal, only legal, so Rakesh and his two. A branch asks them by telephone. If the branch could freeze, nothing would ever die.',
      'Only legal. I thought about the branches again, and no.',
    ],
  },
  {
    id: 'hold-lift',
    asked: [
      'When is a hold lifted?',
      'how long may a hold last',
      'who takes the brake off again',
      'should the system ask again after some time',
    ],
    says: [
      'The same who has set it lifts it, when the case is closed. And every three months the machine asks him, does it still fight? People forget to be finished.',
      'Who sets it, lifts it, and each quarter it asks him.',
    ],
  },
  {
    id: 'hold-scope',
    asked: [
      'Does the hold cover the whole tenancy or one paper?',
      'what exactly is frozen in a dispute',
      'should a hold stop all documents of a tenant',
      'is a passport also kept during a dispute',
    ],
    says: [
      'The tenancy, with agreement, ledger, inventory and letters. The passport does not fight about a deposit, so it may go. But if that is hard to build, freeze all, and I live with it.',
    ],
  },
  {
    id: 'other-holds',
    asked: [
      'Are there other reasons to stop a deletion?',
      'what besides deposit disputes blocks deleting',
      'police requests or fraud, do they count',
      'which exceptions exist',
    ],
    says: [
      'A court, the police, and when somebody asks for his own papers while the clock runs out. All three go by Rakesh, so it is one button.',
    ],
  },
  {
    id: 'november-case',
    asked: [
      'What happened with the shredded inventory?',
      'did we lose a case because of deleted papers',
      'why are you so careful about disputes',
      'how did the branch come to shred it',
    ],
    says: [
      'In November, two weeks before the hearing. The date had come and the branch was for once obedient. We paid two thousand one hundred and fifty pounds for a calendar.',
    ],
    after: { concern: 'legal-hold', level: 'heard' },
    until: [
      'A date came and a hearing came, in the wrong order. First tell me how your portal would see such a thing.',
    ],
  },
  {
    id: 'rakesh',
    asked: [
      'Who is Rakesh?',
      'can I talk to Rakesh Menon',
      'what does legal need from the portal',
      'would Rakesh use a hold function',
    ],
    says: [
      'He leads our disputes in legal, and says perhaps nine words in a day. Go to him with the screen and not with a question. If he nods, it is good.',
    ],
  },
  {
    id: 'spreadsheet',
    asked: [
      'What’s in Rakesh’s spreadsheet?',
      'could we import the dispute list',
      'how up to date is the list of cases',
      'do we need his colours in the system',
    ],
    says: [
      'Addresses, hearing days and colours. Take the addresses and the days. Red means angry, as far as I have understood.',
    ],
  },
  {
    id: 'deleted-list',
    asked: [
      'What should a deletion log contain?',
      'which fields do you need in the register',
      'is a list of deletions enough',
      'what do you want to be able to look up',
    ],
    says: [
      'File number, kind of paper, which rule, which day. No name, or we have kept what we deleted. And I want to open it myself.',
      'Number, kind, rule, day. It fits on a line.',
    ],
  },
  {
    id: 'log-keep',
    asked: [
      'How long do we keep the log itself?',
      'does the deletion register also get deleted',
      'who may see the log',
      'is the log personal data',
    ],
    says: [
      'As long as the longest of the clocks runs, and then it goes as well. Only I and Rakesh read it. Without names it is only a list of goodbyes.',
    ],
  },
  {
    id: 'backup-ok',
    asked: [
      'Is it acceptable that backups keep it 90 days?',
      'must we delete from backups too',
      'can the backups be shortened',
      'what do you write about backups',
    ],
    says: [
      'Yes, if we say it. I write “gone from use today, gone from the copies ninety days after”. And if one restores a backup, the deletions must run again.',
    ],
  },
  {
    id: 'request-access',
    asked: [
      'What if a tenant asks for his data?',
      'how do we answer a request to see the file',
      'someone wants everything deleted now, do we have to',
      'can a person ask us to erase earlier',
    ],
    says: [
      'He writes to me, and I have one month. What still has a reason stays, and I tell him the reason. So your portal must show me all of one person on one screen.',
    ],
  },
  {
    id: 'branch-cupboards',
    asked: [
      'What about paper copies in the branches?',
      'do the branches still have cupboards',
      'who cleans up the paper files',
      'does the schedule cover paper too',
    ],
    says: [
      'It covers them. I go myself, one branch a week, with gloves. From your portal I need only that they have no reason to print.',
    ],
  },
  {
    id: 'fear-proof',
    asked: [
      'What happened when you told someone his data was gone?',
      'did you ever have to correct a letter to the Commissioner',
      'why is proof so important for you',
      'what went wrong with the last deletion',
    ],
    says: [
      'I wrote that they were deleted. They lay in a backup and in a cupboard in Harrogate. I do not write again a sentence that I cannot prove.',
    ],
    after: { concern: 'proof-of-deletion', level: 'heard' },
    until: ['It is my name under such letters, nobody else’s. Let us say I want to look first and write after.'],
  },
  {
    id: 'harrogate-now',
    asked: [
      'Is Harrogate in order now?',
      'what did you do in the Harrogate branch',
      'who runs Harrogate',
      'did the branch get into trouble',
    ],
    says: [
      'Better. There is a new manager, Mrs Lister, and an empty cupboard she shows to visitors. The others do not show me theirs.',
    ],
  },
  {
    id: 'asare-talk',
    asked: [
      'What did Mr Asare want?',
      'is Daniel Asare’s case closed',
      'did we have to pay him compensation',
      'what did he write in the letter',
    ],
    says: [
      'Not money. He asked what we had been doing with his bank statements for seven years, and the true answer was nothing. It is the worst one.',
    ],
  },
  {
    id: 'ico-reaction',
    asked: [
      'What happens if the Commissioner isn’t satisfied?',
      'can the ICO fine us',
      'who reads the schedule there',
      'what do they do if it comes late',
    ],
    says: [
      'They write again, shorter. A fine is possible and has happened to others. Worse is that they come and open a cupboard, and I stand beside it.',
    ],
  },
  {
    id: 'schedule-move',
    asked: [
      'Can the 31 January be moved?',
      'may the schedule come after the launch',
      'could you ask for more time',
      'what if we’re not finished by the end of january',
    ],
    says: [
      'No. I have asked for time once already, and they gave it kindly. The second kindness one does not ask for.',
      'It stays 31 January, also in my calendar at home.',
    ],
  },
  {
    id: 'schedule-form',
    asked: [
      'What does the schedule look like?',
      'can I see a draft of it',
      'which columns should the table have',
      'how detailed must it be',
    ],
    says: [
      'One page. Kind of paper, why we have it, when the clock starts, how long, who may stop it. The draft has the lines, and no days in it yet from your side.',
    ],
  },
  {
    id: 'table-when',
    asked: [
      'When do you want the table?',
      'by what day do you need the rules from us',
      'is Friday early enough',
      'how fast will you correct it',
    ],
    says: [
      'On Friday, then I give it back on Friday. Before lunch is better, after lunch I am in a branch.',
      'Friday. In the morning I am nicer.',
    ],
  },
  {
    id: 'old-system-what',
    asked: [
      'What do we do with the 212,000 old files?',
      'should the old files be moved into the portal',
      'must they be deleted before we open',
      'who sorts the old applications',
    ],
    says: [
      'Do not move them. The rejected ones go first, that is the big heap, and it needs no eyes. The rest we sort by tenancy end, with two temps and much coffee.',
      'Leave them where they are, and the refused ones go first.',
    ],
  },
  {
    id: 'migrate-some',
    asked: [
      'Which old files have to come across?',
      'what about tenants who still live there',
      'do we migrate running tenancies',
      'can running contracts stay in the old system',
    ],
    says: [
      'Only the tenancies which are still running, with their kinds put right on the way. The dead stay behind and get their burial there.',
    ],
  },
  {
    id: 'test-it',
    asked: [
      'How can we test the deletion?',
      'what would you like to see before you believe it',
      'which test cases should we run',
      'can you try it yourself',
    ],
    says: [
      'Give me four invented people. One moved out, one refused, one in dispute, one without an end date. Turn the calendar and show me who is left.',
      'My four people are ready. One of them I have called Craig.',
    ],
  },
  {
    id: 'branch-staff',
    asked: [
      'Will the branch staff follow the rules?',
      'who trains the branches',
      'how do the clerks learn what to do',
      'what do branch managers say about it',
    ],
    says: [
      'If the screen does not let them do else, yes. Training I give on Tuesdays, by video, they listen while they make tea.',
    ],
  },
  {
    id: 'tenants-told',
    asked: [
      'Do tenants have to be told?',
      'what does the privacy notice say',
      'should the portal show people their deletion dates',
      'do applicants know how long we keep things',
    ],
    says: [
      'Yes, in two lines on the upload page, in words for a person. “This paper goes on the day that stands here.” I would like to read that somewhere for once.',
    ],
  },
  {
    id: 'techno',
    asked: [
      'How does the deletion job work?',
      'is the hosting company deleting properly',
      'do you know which database it is',
      'encryption instead of deleting, would that do',
    ],
    says: [
      'That I cannot judge. Ask your own developers, and for the hosting a Mr Pryce, he answers on the second day. Ask him what happens at a restore.',
    ],
  },
  {
    id: 'money',
    asked: [
      'Who pays for the extra days?',
      'is there money for the clean-up',
      'do you have a budget',
      'what does it cost if we do nothing',
    ],
    says: [
      'I have a budget for gloves. The portal’s money is with the steering group, and the temps I take from Craig’s, he does not know it yet.',
    ],
  },
  {
    id: 'law-details',
    asked: [
      'Which article says that?',
      'can you send me the legal basis',
      'is it the same in Scotland',
      'what does the law say exactly',
    ],
    says: [
      'The law I keep on my side of the table, you need only the days. If a developer wants it to read, I send it, and he will not ask again. Scotland we do not let.',
      'You get the days from me. Days are easier to test.',
    ],
  },
  {
    id: 'who-else',
    asked: [
      'Who else has to agree to the rules?',
      'is your signature enough',
      'does the board need to approve',
      'who signs the schedule',
    ],
    says: [
      'I sign, and Rakesh beside me for the disputes. The managing director, Mrs Alder, gets a copy and asks if it is long. No one else.',
    ],
  },
  {
    id: 'enough',
    asked: [
      'What must be true so you approve the portal?',
      'what’s the minimum for you',
      'what are your conditions',
      'when would you be content',
    ],
    says: [
      'Each paper knows its kind, each kind its clock, legal has the brake and I have a list. More I do not ask, and less I do not sign.',
      'The same four points. I find them modest.',
    ],
  },
  {
    id: 'fear',
    asked: [
      'What worries you most?',
      'what is the worst thing that could happen',
      'what are you afraid of with this portal',
      'where’s the biggest risk',
    ],
    says: [
      'That on 9 March all branches begin to upload into one heap. One can sort a cupboard. A heap of that size one only apologises for.',
      'The heap, still.',
    ],
  },
  {
    id: 'why-not-asked',
    asked: [
      'Why did nobody ask you before?',
      'should we have come in the autumn',
      'did the project ever invite you',
      'who forgot to involve you',
    ],
    says: [
      'I was invited to the launch party. Before that, no. I think they believed I would say no, and so they saved me the journey.',
    ],
  },
  {
    id: 'blame',
    asked: [
      'Whose fault is the mess in the old system?',
      'are you angry with the developers',
      'is it our mistake',
      'did the branches do it wrong',
    ],
    says: [
      'It was built to keep, and it kept. I am not angry with a cupboard, and also not with your developer, he has at least asked.',
    ],
  },
  {
    id: 'trust',
    asked: ['Do you trust us?', 'what do you think of me', 'am I doing all right', 'would you recommend our team'],
    says: [
      'You ask what a thing is before how long it lives. That is more than I get on most days. The rest I see on Friday.',
      'I tell you on Friday, when I have seen a table.',
    ],
  },
  {
    id: 'role',
    asked: [
      'What does a data protection officer do all day?',
      'how long have you been here',
      'who do you report to',
      'how did you get from Bergen to Leeds',
    ],
    says: [
      'Five years. I ask people why they still have something. I report to Mrs Alder, and by law she may not tell me what to find. Leeds was love, and then it was work.',
    ],
  },
  {
    id: 'need-me',
    asked: ['What do you need from me?', 'how can I help', 'what do I have to do now', 'what’s my homework'],
    says: [
      'The heaps, written down, with a start for each clock, and the brake. And tell your developer to stop waiting by the box.',
      'Heaps, clocks, brake. You have it in three words.',
    ],
  },
  {
    id: 'next-meeting',
    asked: [
      'Can we meet again?',
      'when can I show you the screens',
      'may I call you with questions',
      'how do we go on after today',
    ],
    says: [
      'Wednesday at two I have half an hour. Bring the screen where the clerk chooses the kind, the rest I can imagine.',
      'Wednesday at two, with that screen.',
    ],
  },
  {
    id: 'write-up',
    asked: [
      'Shall I write up the rules?',
      'minutes or something else, what do you prefer',
      'who documents this',
      'should I confirm it by mail',
    ],
    says: [
      'As a table, please, in your words, so I can see what has arrived. I correct in green, red is Rakesh’s.',
      'A table, from you.',
    ],
  },
  {
    id: 'day-after',
    asked: [
      'What happens on 10 March?',
      'what will you look at first when the portal is live',
      'how will you check it afterwards',
      'and when it is open, what then',
    ],
    says: [
      'I open the list and see who has uploaded something as “other”. Then I telephone. You should take “other” out before.',
    ],
  },
  {
    id: 'advice',
    asked: [
      'What would you do in my place?',
      'do you have any advice',
      'how did other companies solve it',
      'where would you start',
    ],
    says: [
      'Take one real file, cut the name off, lay it on the floor in heaps. Do it with the developer. After that nobody wants one number.',
    ],
  },
  {
    id: 'private',
    asked: ['Are you married?', 'do you miss Norway', 'what do you do on weekends', 'how old are you'],
    says: ['That has a retention period of its own, and it is short. We were at the papers.'],
  },
  {
    id: 'terms-what',
    asked: [
      'What is a retention schedule?',
      'what is right to rent exactly',
      'can you explain what a legal hold is',
      'what do you mean by the clock',
    ],
    says: [
      'A list: what paper, why we have it, when it must go. The clock is how many days it has left, and a hold is a hand on the clock. The words are bigger than the things.',
    ],
  },
  {
    id: 'which-first',
    asked: [
      'What is the most important for you?',
      'which point should we do first',
      'where do you want to start',
      'if we only manage one thing today',
    ],
    says: ['That every paper has its own day. Without this the brake and the proof brake and prove the wrong thing.'],
  },
  {
    id: 'in-return',
    asked: [
      'What can you do for me in return?',
      'if I get the days from the steering group, do you support us',
      'will you defend the extra effort',
      'can we use your name for it',
    ],
    says: [
      'I write the steering group one sentence with my name, and it is a short sentence, they read those. And your developer gets his answers the same day.',
    ],
  },
  {
    id: 'time',
    asked: [
      'How much time do you have for me?',
      'is it a good moment',
      'do you have to go soon',
      'may I take the full half hour',
    ],
    says: ['The whole half hour. After that comes a branch with a biscuit tin, and you are more pleasant.'],
  },
  {
    id: 'good-outcome',
    asked: [
      'What would a perfect system look like to you?',
      'when would you be happy with the portal',
      'what do you hope for in a year',
      'how do you imagine it working',
    ],
    says: [
      'That in a year I look for an old passport and find nothing, and nobody had to remember it. I like a cupboard which empties itself.',
    ],
  },
];
