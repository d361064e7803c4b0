import type { Locale } from '@foyer/schema/shapes/scalars.ts'

type MailTexts = {
  subject: (house: string) => string
  opening: string
  button: string
  after: string[]
}
type Texts = {
  greeting: string
  end: string
  mails: Record<'confirm' | 'known' | 'welcome', MailTexts>
  heading: string[]
}

/** The mails about the newsletter. */
export const newsletterMessages = {
  de: {
    greeting: 'Guten Tag!',
    end: 'Newsletter abbestellen',
    mails: {
      confirm: {
        subject: (house) => `Bitte bestätigen Sie den Newsletter: ${house}`,
        opening:
          'An diese E-Mail-Adresse soll künftig unser Newsletter gehen. Bitte bestätigen Sie, dass Sie ihn bestellt haben:',
        button: 'Newsletter bestätigen',
        after: [
          'Der Link gilt sieben Tage und nur einmal.',
          'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach: Ohne Bestätigung bekommen Sie keinen Newsletter, und wir löschen Ihre Adresse nach sieben Tagen.',
        ],
      },
      known: {
        subject: (house) => `Sie bekommen unseren Newsletter schon: ${house}`,
        opening:
          'Unser Newsletter wurde für diese E-Mail-Adresse noch einmal bestellt. Sie bekommen ihn schon und müssen nichts weiter tun.',
        button: 'Newsletter abbestellen',
        after: ['Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach.'],
      },
      welcome: {
        subject: (house) => `Willkommen beim Newsletter: ${house}`,
        opening:
          'Danke, Ihre Bestellung ist bestätigt: Der nächste Newsletter kommt auch zu Ihnen. Abbestellen können Sie jederzeit mit einem Klick:',
        button: 'Newsletter abbestellen',
        after: ['Bitte heben Sie diese Nachricht auf, wenn Sie den Link später brauchen.'],
      },
    },
    heading: ['E-Mail-Adresse', 'Sprache', 'Bestätigt am', 'Link zum Abbestellen'],
  },
  en: {
    greeting: 'Hello!',
    end: 'Unsubscribe from the newsletter',
    mails: {
      confirm: {
        subject: (house) => `Please confirm the newsletter: ${house}`,
        opening:
          'Our newsletter is to be sent to this e-mail address. Please confirm that you have ordered it:',
        button: 'Confirm newsletter',
        after: [
          'The link is valid for seven days and works once.',
          'If this was not you, simply delete this message: without confirmation you get no newsletter, and we delete your address after seven days.',
        ],
      },
      known: {
        subject: (house) => `You already get our newsletter: ${house}`,
        opening:
          'Our newsletter was ordered once more for this e-mail address. You already get it, and there is nothing you need to do.',
        button: 'Unsubscribe from the newsletter',
        after: ['If this was not you, simply delete this message.'],
      },
      welcome: {
        subject: (house) => `Welcome to the newsletter: ${house}`,
        opening:
          'Thank you, your order is confirmed: the next newsletter will reach you too. You can unsubscribe at any time with one click:',
        button: 'Unsubscribe from the newsletter',
        after: ['Please keep this message in case you need the link later.'],
      },
    },
    heading: ['E-mail address', 'Language', 'Confirmed on', 'Link to unsubscribe'],
  },
} satisfies Record<Locale, Texts>
