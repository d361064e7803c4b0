import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** What is left of credit, as people read it. */
export type Credit = { code: string; euros: string; day: string }

/** The mails about a changed or deleted account, and what a stale form is told. */
export const profileMessages = {
  de: {
    greeting: 'Guten Tag!',
    stale:
      'Ihre Angaben wurden inzwischen in einem anderen Fenster gespeichert. Hier steht noch, was Sie eingegeben haben: Speichern Sie noch einmal, dann gilt es.',
    savedIs: (value: string) =>
      value === '' ? 'Gespeichert ist: nichts.' : `Gespeichert ist: „${value}“.`,
    languages: { de: 'Deutsch', en: 'English' },
    emailChanged: {
      subject: (house: string) => `Ihre E-Mail-Adresse ist geändert: ${house}`,
      opening: (email: string) =>
        `Ihr Konto hat jetzt die Adresse ${email}. An diese Adresse schreiben wir Ihnen künftig, und mit ihr melden Sie sich an.`,
      button: 'Zur Website',
      otherwise:
        'Waren Sie das nicht? Dann antworten Sie bitte gleich auf diese Nachricht, damit wir Ihr Konto sperren.',
    },
    deletion: {
      subject: (house: string) => `Ihr Konto ist gelöscht: ${house}`,
      opening: 'Ihr Konto ist gelöscht, mit Ihren Anmeldungen, Ihren Angaben und Ihrer Merkliste.',
      tickets:
        'Ihre Karten für kommende Termine gelten weiter. Mit diesen Links sehen, drucken und stornieren Sie sie auch ohne Konto:',
      order: (number: number) => `Bestellung ${number}`,
      credit: ({ code, euros, day }: Credit) =>
        `Ihr Guthaben von ${euros} behalten Sie: Lösen Sie es bis ${day} mit dem Gutscheincode ${code} ein.`,
      kept: 'Rechnungen müssen wir sieben Jahre aufbewahren. Ihren Namen und Ihre Adresse löschen wir daraus, sobald der letzte Abend vorbei ist.',
    },
  },
  en: {
    greeting: 'Hello!',
    stale:
      'Your details were saved in another window in the meantime. What you have entered is still here: save again to keep it.',
    savedIs: (value: string) =>
      value === '' ? 'Saved at the moment: nothing.' : `Saved at the moment: “${value}”.`,
    languages: { de: 'Deutsch', en: 'English' },
    emailChanged: {
      subject: (house: string) => `Your e-mail address has changed: ${house}`,
      opening: (email: string) =>
        `Your account now has the address ${email}. From now on we write to this address, and you log in with it.`,
      button: 'To the website',
      otherwise:
        'If this was not you, please reply to this message at once, so that we can lock your account.',
    },
    deletion: {
      subject: (house: string) => `Your account is deleted: ${house}`,
      opening: 'Your account is deleted, with your log-ins, your details and your favourites.',
      tickets:
        'Your tickets for coming events stay valid. With these links you can see, print and cancel them without an account:',
      order: (number: number) => `Order ${number}`,
      credit: ({ code, euros, day }: Credit) =>
        `You keep your credit of ${euros}: redeem it until ${day} with the voucher code ${code}.`,
      kept: 'We have to keep invoices for seven years. We delete your name and address from them as soon as the last event is over.',
    },
  },
} satisfies Record<Locale, object>
