import type { TextPage } from '@parley/shared';

/** /privacy-policy. What it says of the software is ruled by product §21, §4.12, §4.13 and §18.4. */
export const page = {
  title: 'Privacy Policy',
  subtitle: 'What {brand} keeps about you, why, for how long, who else gets to see it, and how you get it back.',
  description:
    'What is kept about you, why and for how long, who else receives it, what a team sees of its members, and how to download or erase all of it.',
  dated: true,
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      text: [
        'This service is offered by {operatorInFull}. In this policy *we* means {operator}, and {brand} means the software behind {origin}. Under data protection law we are the controller of what is described here.',
        'Write to [{support}](mailto:{support}) about anything in this policy. We answer within 5 business days.',
      ],
    },
    {
      id: 'in-short',
      title: 'In short',
      text: [
        {
          kind: 'list',
          items: [
            'We keep what the service needs: your account, what you practise, and what you paid for.',
            'Your conversations are yours. A team you belong to sees dates, counts and scores, never what was said.',
            'We sell nothing about you, show no advertising, set no cookies and count no visits with third-party tools.',
            'You can download everything and close your account in the settings, without asking anybody. A closed account is erased 30 days later.',
          ],
        },
      ],
    },
    {
      id: 'what-we-keep',
      title: 'What we keep, and why',
      text: [
        {
          kind: 'table',
          caption: 'What is kept, what for, and on which ground',
          head: ['What', 'What for', 'Ground'],
          rows: [
            [
              'Account: name, e-mail address, organization, the hash of your password; with Google sign-in also your photo’s address and Google’s id of you',
              'To know that it is you, and to write to you about the account',
              'Our contract with you',
            ],
            [
              'Devices you are signed in on, in words such as “Safari on iPhone”, with when each was last used; a hash of the networks you sign in from',
              'So that you can end a session elsewhere, and strangers can’t guess your password',
              'Our interest, and yours, in a safe account',
            ],
            [
              'Conversations: every message, other lines you tried, reports and scores, exported files',
              'This is what the service is for',
              'Our contract with you',
            ],
            [
              'Scenarios and templates of your own, and briefs you paste in',
              'To rehearse your own cases',
              'Our contract with you',
            ],
            [
              'Plan, sessions used and given back; with a subscription the payment provider’s number for you',
              'To give you what you bought, and to keep our books',
              'Our contract with you; tax law',
            ],
            [
              'Team: membership, role, and of each conversation completed in it the date, the scores and which scenario of the library it was',
              'The figures that your team’s admins see',
              'Our contract with you and with whoever runs the team',
            ],
            [
              'E-mails we sent you, and which of them you want',
              'To send each once, and none that you declined',
              'Our contract with you; your choice',
            ],
            [
              'Enquiries: what you write in the contact form, or the address you leave in the footer',
              'To answer you',
              'Your request',
            ],
          ],
        },
        'We ask for no birth date, no telephone number and no card number. Please don’t put into a message what you must not share: a conversation needs the shape of your problem, not the names of real people.',
      ],
    },
    {
      id: 'who-receives-it',
      title: 'Who else receives it',
      text: [
        'Nobody buys or borrows your data. These services work for us, and only where they are switched on here:',
        {
          kind: 'table',
          caption: 'Services that receive personal data',
          head: ['Service', 'What it receives', 'On this installation'],
          rows: [
            [
              'AI provider, for replies, tips and reports',
              'The scenario, the messages of the conversation, with live tips on the draft you are writing, and the briefs and templates that you have a scenario written from. Not your name, address or account, unless you write them into one of these. Without a provider a built-in engine speaks, scores and writes, on our servers',
              '{providerHere}',
            ],
            [
              'Stripe, for payments',
              'Your name and e-mail address, and what you type on its own pages: card and billing address, which we never see',
              '{paymentsHere}',
            ],
            [
              'Google Firebase, for signing in with Google',
              'That you sign in here, if you choose to. It tells us your name, address, photo and its id of you',
              '{googleHere}',
            ],
            [
              'Mail server',
              'Your address, your name, and the letters we send you. The one that says that your feedback is ready repeats score and findings, which may quote you; you can switch it off',
              'For every letter',
            ],
            ['Host of the servers and their backups', 'Everything, as stored', 'Always'],
          ],
        },
        'A provider may be in another country than you. Where the law asks for a safeguard for such a transfer (the European standard clauses, for instance), we have one in place before we switch the provider on. Ask us which companies stand behind the lines of this table, and where they are: we tell you by name.',
        'We hand data to authorities only where a law compels us, and tell you unless that is forbidden.',
      ],
    },
    {
      id: 'teams',
      title: 'What a team sees',
      text: [
        'Admins of a team see your name and e-mail address, your role, when you joined and were last active, how many sessions you used and how many you completed, and your average score; of what the team asked you to practise, whether and when you did it, and your best score on it. They never see what you or the stakeholder said, nor a report’s words, nor anything from before you joined or after you left. You can keep your scores private: then you are not on the leaderboard, nor in the averages of skills, and no best score of yours is shown. Admins still see your row in their table, with its average.',
        'Before you accept an invitation its page says what admins will see, and [your settings](/settings?tab=team) show you the very row that your admins see. Members do not see each other’s figures. When you leave, your row goes; figures up to that day stay in the team’s totals.',
      ],
    },
    {
      id: 'how-long',
      title: 'For how long',
      text: [
        {
          kind: 'table',
          caption: 'How long each thing is kept',
          head: ['What', 'Kept'],
          rows: [
            [
              'Account, conversations, reports, scenarios of your own',
              'Until you close your account, and 30 days more',
            ],
            [
              'Conversations, reports, exported files, scenarios and templates of your own after a subscription was cancelled, or ended because it stayed unpaid',
              '30 days from the end of the paid period, or from the end of your seat in a team. We write to you at least a week before. Your account stays',
            ],
            ['The same after a trial that ran out', 'Like the account'],
            ['Exported files', '30 days after they were last asked for'],
            ['Devices', 'Until you sign out there, or sign in again after the 7 days of that session'],
            ['Networks you signed in from, hashed', '30 days'],
            ['Counters that slow down abuse, with hashed addresses', 'A day at most'],
            ['E-mails sent', '400 days, at most as long as the account'],
            ['Enquiries', 'Two years, at most as long as an account of that address'],
            [
              'Payment records and the ledger of sessions',
              'About 7 years, as tax law wants it; after your account is erased under a number that leads to nobody',
            ],
            ['A team’s figures', 'As long as the team; they lead to you only as long as your account exists'],
            [
              'Logs of our servers: which call, when, how it ended, and the number of your account; no messages, passwords or e-mail addresses',
              'As long as we need them to find faults and abuse',
            ],
            ['Backups', 'Purged within 90 days'],
          ],
        },
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights, and how to use them',
      text: [
        {
          kind: 'list',
          items: [
            '*See and take along.* “Download My Data” in [the settings](/settings?tab=security) gives you a ZIP of everything that is held about you: JSON for machines, conversations as Markdown for reading too.',
            '*Correct.* Name, address and organization are in your profile.',
            '*Erase.* “Close My Account” signs you out everywhere at once and erases the account 30 days later. Until then you can undo it.',
            '*Object and choose.* Six switches under Email Notifications, for every letter that is not about your account, your team, money, or data about to be erased; each such letter has a link that switches it off without signing in.',
            '*Restrict, or anything else.* Write to [{support}](mailto:{support}). We may ask for proof that it is you, and for nothing more.',
          ],
        },
        'These rights hold wherever you live. If you think that we handle your data wrongly, tell us; you may also complain to the data protection authority where you live. We never punish anybody for using a right, by price or by service, and we sell and share no personal information in the sense of California’s law.',
      ],
    },
    {
      id: 'automation',
      title: 'Scores are made by machine',
      text: [
        'A score is worked out by software from your words, and [the page on scoring](/how-scoring-works) says how, indicator by indicator. It decides nothing about you: it opens no door here and closes none. We do not train models with your conversations. What an AI provider may do with what it receives is settled in our contract with it; ask us for it.',
      ],
    },
    {
      id: 'your-browser',
      title: 'What your browser keeps',
      text: [
        'There are no cookies. The browser’s own storage holds what the service needs to work: your session’s token and who you are (until you sign out), unsent drafts, your answers in the skills assessment, the theme you chose, and which notices you dismissed. None of it follows you about. The answers of the assessment never leave the browser; a draft does when you send it, or have live tips switched on, which read it on our servers or, where one is set up, by the AI provider. A browser that refuses storage works too, until you leave the page.',
      ],
    },
    {
      id: 'age',
      title: 'Minimum age',
      text: [
        'The service is for people of 16 years and more. If you learn that somebody younger has an account, write to us, and we erase that account.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      text: [
        'When this policy changes in a way that matters to you, we write to the address of your account before it counts. [Security and Trust](/security) says how your data is protected, and the [terms](/terms-of-service) say what we owe each other.',
      ],
    },
  ],
  actions: [],
} satisfies TextPage;
