import type { Locale } from '@foyer/schema/shapes/scalars.ts'

/** Messages of log-in, passwords and accounts. */
export const userMessages = {
  de: {
    wrongLogin: 'Benutzername oder Passwort stimmt nicht.',
    wrongPassword: 'Das bisherige Passwort stimmt nicht.',
    weakPassword:
      'Das neue Passwort ist zu leicht zu erraten. Bitte wählen Sie ein anderes, etwa vier zufällige Wörter.',
    notProven:
      'Bitte geben Sie Ihr Passwort ein. Oder melden Sie sich mit einem Link per E-Mail oder einem Passkey neu an und kommen Sie innerhalb von 15\u00a0Minuten wieder.',
    wrongOwnPassword: 'Dieses Passwort stimmt nicht.',
    sameEmail: 'Das ist schon Ihre E-Mail-Adresse.',
    staffStays:
      'Ihr Konto gehört zum Haus: Bevor es gelöscht wird, muss jemand Ihre Rollen zurücknehmen.',
    wrongPasskey: 'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
    usePasskey:
      'Bitte melden Sie sich mit einem Ihrer Passkeys an, um Passkeys hinzuzufügen oder zu entfernen.',
    tooManyPasskeys: 'Sie haben schon so viele Passkeys, wie möglich sind.',
    nameTaken: 'Diesen Benutzernamen gibt es schon.',
    unknownPage: 'Diese Seite gibt es nicht.',
    wholeSiteOnly: 'Diese Rolle gilt nur für die ganze Website.',
    ownAdmin: 'Die eigene Rolle können Sie sich nicht nehmen: Das muss eine andere Person tun.',
    ownLock: 'Das eigene Konto können Sie nicht sperren: Das muss eine andere Person tun.',
    emailTaken:
      'Zu dieser Adresse gibt es schon ein Konto. Suchen Sie es in der Liste, und geben Sie ihm die Rolle.',
    passwordChosen: 'Dieses Konto hat schon ein Passwort.',
    fromProvider:
      'Diese Rolle kommt aus einer Gruppe Ihres Anmeldedienstes und kann nur dort entzogen werden.',
  },
  en: {
    wrongLogin: 'User name or password is wrong.',
    wrongPassword: 'The current password is wrong.',
    weakPassword:
      'The new password is too easy to guess. Please choose another one, such as four random words.',
    notProven:
      'Please enter your password. Or log in again with a link by mail or a passkey, and come back within 15\u00a0minutes.',
    wrongOwnPassword: 'This password is wrong.',
    sameEmail: 'This is your e-mail address already.',
    staffStays:
      'Your account is one of the staff: before it is deleted, its roles have to be taken away.',
    wrongPasskey: 'This passkey was not accepted. Please try again.',
    usePasskey: 'Please log in with one of your passkeys to add or remove passkeys.',
    tooManyPasskeys: 'You have as many passkeys as possible.',
    nameTaken: 'This user name is taken.',
    unknownPage: 'There is no such page.',
    wholeSiteOnly: 'This role is for the whole site only.',
    ownAdmin: 'You cannot take away your own role: somebody else has to.',
    ownLock: 'You cannot lock your own account: somebody else has to.',
    emailTaken:
      'There is an account with this address already. Find it in the list, and give it the role.',
    passwordChosen: 'This account has a password already.',
    fromProvider:
      'This role comes from a group of your identity provider and can only be taken away there.',
  },
} satisfies Record<Locale, Record<string, string>>
