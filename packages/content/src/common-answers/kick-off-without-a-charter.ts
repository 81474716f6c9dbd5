import type { ScenarioContent } from '@parley/shared';

export const kickOffWithoutACharterCommonAnswers: ScenarioContent['common'] = {
  main_worry: {
    says: [
      'That two departments will each give you orders, and nobody in this house says no to either. Both lists lie in my drawer.',
      'The two lists that cannot both be built, and no one to choose between them. A charter is only an inconvenience; that is a fear.',
    ],
    later: [
      'That in June I should stand before the trustees and have nothing to count. As to who decides, I am easier.',
    ],
  },
  worst_case: {
    says: [
      'That a year from now I should own two half systems, one for each department, and be thanked by both for my patience.',
      'A line down to the slip when the exhibition opens, with the governor standing in it, and no new tickets to sell.',
    ],
  },
  what_matters_most: {
    says: [
      'That one person decides what your people build. The rest I could bear to have imperfect; a divided command I could not.',
      'A single command, before anything else. All the rest is stowage.',
    ],
  },
  what_success_is: {
    says: [
      'A summer Saturday on which nobody stands long in the sun, and a June in which I can say so to the trustees in one breath.',
      'A line at the door that is shorter by the clock, and one person in this house whose word holds.',
    ],
  },
  cost_to_you: {
    says: [
      'My sleep, and in all likelihood a friend at lunch. Both heads of department have dined with me for ten years, and one of them must be told no.',
      'It might cost me the trustees’ good opinion, which I have rather come to rely upon.',
    ],
  },
  consequence: {
    says: [
      'Then each department goes on ordering what it likes from you, and on March 27 we tear the tickets for the exhibition by hand.',
      'Then we should drift until the spring, most courteously, and discover in March that neither half is finished.',
    ],
  },
  why_that_date: {
    says: [
      'Because fourteen people hold an invitation for November 30 over my own signature, and because the exhibition opens on March 27.',
      'I chose Monday myself, and the loans for the exhibition fixed March. I cannot move either of them.',
    ],
  },
  why_not: {
    says: [
      'Because I have once seen a project in this house founder for want of somebody who could say no. I should not like to see a second.',
      'Because I do not yet know who would decide, and without that I am slow to agree to anything.',
    ],
  },
  what_do_you_mean: {
    says: [
      'I mean that if one department tells you one thing on Tuesday and the other the opposite, there is at present no one who may tell you whom to obey.',
      'In fewer words: I want one person in command of the wishes, and a page so short that it is read.',
    ],
  },
  example: {
    says: [
      'Take the door. Development would ask each visitor forty questions and visitor services would ask none, and your people can build only one of the two.',
      'I have seen one office order a thing on a Monday and another strike it on the Thursday, and both were billed. I could give you a year of such weeks.',
    ],
  },
  how_do_you_know: {
    says: [
      'From my own eyes: both lists lie in that drawer, and the line I watch from this window.',
      'I have sat in this chair for nineteen years, and I read every document that crosses it. I need no report for this.',
    ],
  },
  what_is_good: {
    says: [
      'Both heads of department are able people, and you came to ask before you began. I have sailed with less.',
      'That both departments want it at all. In most museums one must look for a person with a wish; I have too many.',
    ],
  },
  since_when: {
    says: [
      'Since the second of the two lists came in, this month. The unease itself is a few years older.',
      'A few weeks for the lists, and rather longer for my habit of not choosing between people.',
    ],
  },
  happened_before: {
    says: [
      'Yes, once, with a system that we had to abandon in 2022. I will tell you about it, if you ask me.',
      'It has, and the cause was much the same: nobody could say no to anybody.',
    ],
  },
  tried_before: {
    says: [
      'A long charter, and then a great deal of courtesy. Neither of the two contained the name of anyone who could decide.',
      'Courtesy, chiefly. I lunched with one head of department and then with the other, and hoped that they would lunch together.',
    ],
  },
  how_found_out: {
    says: [
      'Both departments sent me their lists, the one with pride and the other with a chart. I laid the one over the other and saw that both could not be built.',
      'I read both lists upon the same evening. As a historian I have some practice in documents that disagree.',
    ],
  },
  what_did_we_do_wrong: {
    says: [
      'You bring me the word charter a few days before the meeting; in the summer it would have been welcome. It is not beyond mending.',
      'Your firm never asked in the summer what it was all for. In fairness, I did not volunteer it.',
    ],
  },
  who_is_to_blame: {
    says: [
      'I am, if there must be someone. It was for me to say who decides, and I have not said it.',
      'Nobody but myself, I should say. You need not look any further down the stairs than this chair.',
    ],
  },
  who_decides: {
    says: [
      'At present nobody, and that is the trouble. I sign the contract, but between the two departments there is no one who decides.',
      'The money is for the treasurer and myself. What is built, nobody decides as yet, and I should like a name for it upon your page.',
    ],
    later: ['The one whose name is on the page, and I myself when the two departments cannot agree.'],
  },
  who_else: {
    says: [
      'Ms. Whitfield for the donors, Mr. Tate for the door, our treasurer for the money, and my secretary, Mrs. Odom, without whom nothing is typed.',
      'The trustees, who will ask in June what we have for the money. And the ladies at the desk, who will have to press the button.',
    ],
  },
  what_others_say: {
    says: [
      'Each of the two departments says that its own list is the heart of the matter. Our treasurer says that he foresees litigation.',
      'At the desk they ask whether it will still let in a child who lost his ticket. It is the best question I have had from anyone.',
    ],
  },
  talk_to_them: {
    says: [
      'By all means. Mr. Tate you will find at the door with a watch, and Ms. Whitfield behind the flowers. Ask what they need; leave the matter of who commands to me.',
      'You may speak with anyone in this house, each alone. I should only ask you to promise nothing to either department.',
    ],
  },
  your_role: {
    says: [
      'I signed for it, and I answer to the trustees for it. I ought also to say who decides, and I have been slow to do so.',
      'I am the director, these nineteen years. In this affair I am the one who pays, and who opens the meeting on Monday.',
    ],
  },
  what_would_move_you: {
    says: [
      'A single page that I can sign before the meeting and read aloud in it, with one name upon it for the decisions. I am more easily moved than I look.',
      'Leave Monday where it is, keep to one sheet, and let one person decide. I should have very little left to say.',
    ],
    later: ['I am moved already, as to the command. Let the page be one page, and give me a thing to count by June.'],
  },
  your_proposal: {
    says: [
      'I propose Mr. Tate for the decisions, Ms. Whitfield asked first about donors, and myself as the last resort. I have not yet said so to either.',
      'One page, with one name and one number upon it, and the meeting on Monday at ten. I dare say you would phrase it longer.',
    ],
  },
  which_first: {
    says: [
      'Who decides comes first, then how long your page is, then a number for June. In that order I could sleep by Friday.',
      'First who decides. When that is written, I suspect the rest will be civil.',
    ],
  },
  is_it_flexible: {
    says: [
      'The meeting on November 30 is not, and neither is the single page. As to whose name and which number, you will find me open to persuasion.',
      'On Monday and on the length of the page I am firm; on everything else I am not.',
    ],
  },
  other_options: {
    says: [
      'A committee, or taking the wheel myself, and I like neither. The first I have seen fail, and for the second I am too fond of both departments.',
      'We might tear tickets by hand for the exhibition and let both lists lie. I do not recommend it, but it would be cheap.',
    ],
  },
  your_contribution: {
    says: [
      'My name upon the page, my voice at the meeting, and two lunches at which I tell two friends who commands. I should call that the dear part.',
      'I would speak to both heads of department before the weekend, which nobody else in this house can do for you.',
    ],
  },
  how_can_i_help: {
    says: [
      'Help me to write who decides, in one line that I cannot soften. I am a practiced softener.',
      'Ask the two departments what they truly need by March 27, and bring it to me upon half a sheet.',
    ],
  },
  is_that_acceptable: {
    says: [
      'I could accept it if Monday stands, if it goes upon a single page, and if one person decides under it. Does it do all three?',
      'Only if somebody may say no when the two departments disagree. Who would that be?',
    ],
    later: [
      'Yes, I believe so, provided that the decisions stay with one person. Write it down, and I shall read it over tonight.',
    ],
  },
  agree_now: {
    says: [
      'Not yet. There are two lists that cannot both be built, and no one who may choose between them.',
      'No, I will sleep upon it whatever it is. But settle who commands, and you will find me sleeping soundly.',
    ],
    later: [
      'Upon who decides, yes, you have my word. The paper itself I sign on Monday before ten, when I have slept.',
    ],
  },
  will_you_support_me: {
    says: [
      'Yes, when it is one page and one name, and in front of all fourteen. Before that I could only support you in general, which is worth little.',
      'I will, if you give me something that I can read aloud on Monday. Then you have my voice for it.',
    ],
    later: [
      'Yes. I shall read the page to them standing, and whoever complains of you may do so to me, before the cannon.',
    ],
  },
  more_time: {
    says: [
      'For the page you have until Friday at noon. For the meeting on November 30 I have no time to give, for I have given it to fourteen people.',
      'A day or two, within this week, you may have. The meeting itself is past my bending.',
    ],
  },
  in_writing: {
    says: [
      'Yes, upon one sheet, and my secretary will make it large. What is not on the sheet I shall treat as conversation.',
      'Certainly, put it on paper, so long as it stays a single page.',
    ],
  },
  how_to_keep_you_informed: {
    says: [
      'A half sheet upon Fridays, brought up the stairs and not sent. Let the bad news be at the top, where I still have my spectacles on.',
      'Come up in person on a Friday, before the cannon at noon. I once learned of trouble from the invoices, and I prefer a face.',
    ],
  },
  next_step: {
    says: [
      'That we settle whose name goes upon the page for the decisions. Every other step can wait for that one.',
      'Tell me first who should decide, in your judgment. Then I know with whom I must have coffee tomorrow.',
    ],
    later: [
      'You draft the sheet for Friday noon, I see Ms. Whitfield and Mr. Tate before the weekend, and on Monday I sign before ten.',
    ],
  },
  what_is_missing: {
    says: [
      'A name for the decisions, a page I can lift with one hand, and a figure for the trustees. I should begin with the name.',
      'Somebody who may say no to a department. I look for him on both lists and do not find him.',
    ],
    later: ['As to who decides, nothing more. A page that I can read aloud and a number for June, and I am content.'],
  },
  did_i_get_it_right: {
    says: [
      'In the main, I think so, if you mean one person deciding, Monday where it stands, and something to count by June.',
      'Very nearly. What I need before anything is one person who decides between the two departments.',
    ],
  },
  how_do_you_feel: {
    says: [
      'Apprehensive, if you will have the truth. I have ordered a cake for a thing that I cannot describe.',
      'Uneasy, I confess. I have heard this wind before in this house, and it did not end well.',
    ],
    later: ['A good deal easier. I know what I must say to two people, and I find I can say it.'],
  },
  do_you_trust_me: {
    says: [
      'I am inclined to, since you came up the stairs with an unwelcome word. I shall know more when I have read your page.',
      'Yes, and rather more than I trust the situation. I believe that you would tell me no.',
    ],
    later: ['Yes, I do. You have cared who commands here, and no vendor ever did before you.'],
  },
  are_we_all_right: {
    says: [
      'You and I are quite all right. It is between my two departments that I expect the weather.',
      'Perfectly all right. Were I displeased, you would notice it by my growing more courteous.',
    ],
    later: ['We are better than all right. I came to resist you until noon, and it is hardly eleven.'],
  },
  did_i_offend_you: {
    says: [
      'Not at all. I was braced for a long document, and a man who is braced looks offended.',
      'No, pray do not think it. It was the word charter that stung, and you did not invent it.',
    ],
  },
  may_i_be_frank: {
    says: [
      'I wish you would be; I have had my fill of tact. Say it plainly.',
      'You may, and I shall not interrupt. What is it that you see on this deck?',
    ],
  },
  have_you_time: {
    says: [
      'Yes, until the cannon at noon, and for this I should even let it wait.',
      'I have the morning. Mrs. Odom has told everybody that I am among the logbooks.',
    ],
  },
  say_again: {
    says: [
      'One person in this museum must decide what you build, on one page, and the meeting on Monday takes place.',
      'I ask for one name, one page, and no delay. There, not a clause in it.',
    ],
  },
  shall_i_explain: {
    says: [
      'Pray do. I am a patient listener, provided there is a chart in it somewhere.',
      'By all means. Begin where you like, and I shall ask for my bearings.',
    ],
  },
  may_i_come: {
    says: [
      'With pleasure. You shall be shown round properly, and I should be glad of the company.',
      'Certainly, do come aboard. One learns more on deck than from a paper.',
    ],
  },
};
