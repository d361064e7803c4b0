import type { Locale } from '@foyer/schema/shapes/scalars.ts'

type MailTexts = {
  subject: (house: string) => string
  opening: string
  button: string
  validity: string
  otherwise: string
}
type MailKind =
  | 'invitation'
  | 'registration'
  | 'known'
  | 'log_in'
  | 'password'
  | 'new_email'
  | 'taken'
  | 'unknown'

/** The mails with a link to an account. They do not repeat what somebody has typed: anybody can have them sent. */
export const mailLinkMessages = {
  de: {
    greeting: 'Guten Tag!',
    expired:
      'Dieser Link ist abgelaufen oder wurde schon verwendet. Bitte lassen Sie sich einen neuen schicken.',
    passwordMissing: 'Bitte geben Sie ein neues Passwort ein.',
    otherAccount:
      'Bitte melden Sie sich zuerst mit Ihrer bisherigen Adresse an, und öffnen Sie den Link dann noch einmal.',
    mails: {
      invitation: {
        subject: (house) => `Ihr Zugang: ${house}`,
        opening:
          'Sie wurden eingeladen, an unserer Website mitzuarbeiten. Bitte wählen Sie dafür ein Passwort:',
        button: 'Passwort wählen',
        validity: 'Der Link gilt sieben Tage und nur einmal.',
        otherwise:
          'Wissen Sie nicht, worum es geht? Dann löschen Sie diese Nachricht einfach: Ohne Passwort kann sich niemand anmelden.',
      },
      registration: {
        subject: (house) => `Ihr Konto: ${house}`,
        opening:
          'Für diese E-Mail-Adresse soll ein Konto angelegt werden. Bitte bestätigen Sie, dass die Adresse Ihnen gehört:',
        button: 'Konto bestätigen',
        validity: 'Der Link gilt 24\u00a0Stunden und nur einmal.',
        otherwise:
          'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach: Ohne Bestätigung entsteht kein Konto.',
      },
      known: {
        subject: (house) => `Sie haben schon ein Konto: ${house}`,
        opening:
          'Für diese E-Mail-Adresse sollte ein Konto angelegt werden. Sie haben schon eines und können sich mit diesem Link gleich anmelden:',
        button: 'Anmelden',
        validity: 'Der Link gilt 30\u00a0Minuten und nur einmal.',
        otherwise: 'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach.',
      },
      log_in: {
        subject: (house) => `Ihr Link zum Anmelden: ${house}`,
        opening: 'Mit diesem Link melden Sie sich ohne Passwort an:',
        button: 'Anmelden',
        validity: 'Der Link gilt 30\u00a0Minuten und nur einmal.',
        otherwise:
          'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach, und geben Sie den Link an niemanden weiter.',
      },
      password: {
        subject: (house) => `Ein neues Passwort: ${house}`,
        opening: 'Mit diesem Link setzen Sie ein neues Passwort:',
        button: 'Neues Passwort setzen',
        validity: 'Der Link gilt eine Stunde und nur einmal.',
        otherwise:
          'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach: Ihr Passwort bleibt, wie es ist.',
      },
      new_email: {
        subject: (house) => `Ihre neue E-Mail-Adresse: ${house}`,
        opening:
          'Ein Konto soll künftig diese E-Mail-Adresse haben. Bitte bestätigen Sie in dem Browser, in dem Sie angemeldet sind, dass die Adresse Ihnen gehört:',
        button: 'Adresse bestätigen',
        validity: 'Der Link gilt 24\u00a0Stunden und nur einmal.',
        otherwise:
          'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach: Ohne Bestätigung ändert sich nichts.',
      },
      taken: {
        subject: (house) => `Ihre neue E-Mail-Adresse: ${house}`,
        opening:
          'Ein anderes Konto sollte diese E-Mail-Adresse bekommen, aber Sie haben mit ihr schon ein Konto. Anmelden können Sie sich hier:',
        button: 'Anmelden',
        validity: 'Geändert hat sich nichts.',
        otherwise: 'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach.',
      },
      unknown: {
        subject: (house) => `Kein Konto mit dieser Adresse: ${house}`,
        opening:
          'Mit dieser E-Mail-Adresse wollte sich jemand anmelden, aber es gibt dazu kein Konto. Vielleicht haben Sie eine andere Adresse angegeben? Ein Konto können Sie hier anlegen:',
        button: 'Konto anlegen',
        validity: 'Karten kaufen Sie bei uns auch ohne Konto.',
        otherwise: 'Waren Sie das nicht? Dann löschen Sie diese Nachricht einfach.',
      },
    },
  },
  en: {
    greeting: 'Hello!',
    expired: 'This link has expired or was used before. Please have a new one sent to you.',
    passwordMissing: 'Please enter a new password.',
    otherAccount: 'Please log in with your current address first, and then open the link again.',
    mails: {
      invitation: {
        subject: (house) => `Your access: ${house}`,
        opening: 'You have been invited to work on our website. Please choose a password for it:',
        button: 'Choose a password',
        validity: 'The link is valid for seven days and works once.',
        otherwise:
          'Do you not know what this is about? Then simply delete this message: without a password nobody can log in.',
      },
      registration: {
        subject: (house) => `Your account: ${house}`,
        opening:
          'Somebody asked for an account with this e-mail address. Please confirm that the address is yours:',
        button: 'Confirm account',
        validity: 'The link is valid for 24\u00a0hours and works once.',
        otherwise:
          'If this was not you, simply delete this message: without confirmation there will be no account.',
      },
      known: {
        subject: (house) => `You already have an account: ${house}`,
        opening:
          'Somebody asked for an account with this e-mail address. You already have one, and can log in with this link:',
        button: 'Log in',
        validity: 'The link is valid for 30\u00a0minutes and works once.',
        otherwise: 'If this was not you, simply delete this message.',
      },
      log_in: {
        subject: (house) => `Your link to log in: ${house}`,
        opening: 'With this link you log in without a password:',
        button: 'Log in',
        validity: 'The link is valid for 30\u00a0minutes and works once.',
        otherwise:
          'If this was not you, simply delete this message, and do not pass on the link to anybody.',
      },
      password: {
        subject: (house) => `A new password: ${house}`,
        opening: 'With this link you set a new password:',
        button: 'Set a new password',
        validity: 'The link is valid for one hour and works once.',
        otherwise: 'If this was not you, simply delete this message: your password stays as it is.',
      },
      new_email: {
        subject: (house) => `Your new e-mail address: ${house}`,
        opening:
          'An account is to have this e-mail address from now on. Please confirm that the address is yours, in the browser in which you are logged in:',
        button: 'Confirm address',
        validity: 'The link is valid for 24\u00a0hours and works once.',
        otherwise:
          'If this was not you, simply delete this message: without confirmation nothing changes.',
      },
      taken: {
        subject: (house) => `Your new e-mail address: ${house}`,
        opening:
          'Another account was to get this e-mail address, but you already have an account with it. You can log in here:',
        button: 'Log in',
        validity: 'Nothing has changed.',
        otherwise: 'If this was not you, simply delete this message.',
      },
      unknown: {
        subject: (house) => `No account with this address: ${house}`,
        opening:
          'Somebody tried to log in with this e-mail address, but there is no account with it. Perhaps you have given another address? You can create an account here:',
        button: 'Create an account',
        validity: 'You can also buy tickets without an account.',
        otherwise: 'If this was not you, simply delete this message.',
      },
    },
  },
} satisfies Record<
  Locale,
  {
    greeting: string
    expired: string
    passwordMissing: string
    otherAccount: string
    mails: Record<MailKind, MailTexts>
  }
>
