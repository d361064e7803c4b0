import type { Localized } from '#content/content.ts'
import type { DemoPageMaker } from './demo-page.ts'

type Controller = {
  /** With its address. */
  name: Localized
  mail: string
}

const town: Controller = {
  name: {
    de: 'die Stadttheater Ennsfelden Betriebsgesellschaft m.\u00a0b.\u00a0H., Theaterplatz 1, 4459 Ennsfelden',
    en: 'Stadttheater Ennsfelden Betriebsgesellschaft m.\u00a0b.\u00a0H., Theaterplatz 1, 4459 Ennsfelden, Austria',
  },
  mail: 'datenschutz@stadttheater-ennsfelden.example',
}

/** The privacy policy of whoever runs the site. */
export const privacyOf =
  ({ name, mail }: Controller): DemoPageMaker =>
  ({ rich }) => ({
    key: 'privacy',
    path: { de: 'datenschutz', en: 'datenschutz' },
    title: { de: 'Datenschutz', en: 'Privacy' },
    headline: { de: 'Was wir von Ihnen wissen', en: 'What we know of you' },
    inFooter: true,
    modules: {
      de: [
        {
          kind: 'text',
          content: rich(`
          Verantwortlich für die Verarbeitung ist ${name.de}.

          Wer diese Seiten liest, hinterlässt bei uns keinen Namen. Unser Server merkt sich für vierzehn Tage, welche Seite wann abgerufen wurde und ob dabei etwas schiefging, mit gekürzter IP-Adresse. Schriften, Bilder und Programme kommen von unserem eigenen Server; ohne Ihre Zustimmung wird niemand sonst kontaktiert.
        `),
        },
        { kind: 'headline', content: 'Cookies' },
        {
          kind: 'text',
          content: rich(`
          Cookies setzen wir nur, wenn es einen Anlass gibt:

          - **i18n_redirected** merkt sich für ein Jahr Ihre Sprache, sobald Sie sie umschalten.
          - **cartAmount** und **cartUrl** gehören zum Warenkorb und verfallen nach fünfzehn Minuten.
          - **sessionid** und **csrftoken** gehören zur Anmeldung und zum sicheren Absenden von Formularen.

          Filme, Töne und Beiträge anderer Anbieter zeigen wir erst, wenn Sie es für die jeweilige Art erlaubt haben. Ihre Auswahl können Sie jederzeit in den Cookie-Einstellungen ändern; sie stehen am Ende jeder Seite.
        `),
        },
        { kind: 'headline', content: 'Karten und Formulare' },
        {
          kind: 'text',
          content: rich(`
          Beim Kartenkauf speichern wir Namen, E-Mail-Adresse und Bestellung, weil wir sie zur Erfüllung des Vertrags und für die Buchhaltung brauchen (Art. 6 Abs. 1 lit. b und c DSGVO), sieben Jahre lang. Was Sie uns mit einem Formular schicken, löschen wir sechs Monate nach der letzten Antwort.
        `),
        },
        { kind: 'headline', content: 'Ihre Rechte' },
        {
          kind: 'text',
          content: rich(`
          Sie können Auskunft, Berichtigung, Löschung, Einschränkung und Übertragung verlangen und der Verarbeitung widersprechen: [${mail}](mailto:${mail}). Beschweren können Sie sich bei der Österreichischen Datenschutzbehörde, Barichgasse 40–42, 1030 Wien.
        `),
        },
      ],
      en: [
        {
          kind: 'text',
          content: rich(`
          The controller is ${name.en}.

          Whoever reads these pages leaves no name with us. For a fortnight our server remembers which page was asked for when, and whether anything went wrong, with a shortened IP address. Typefaces, pictures and programs come from our own server; nobody else is contacted without your consent.
        `),
        },
        { kind: 'headline', content: 'Cookies' },
        {
          kind: 'text',
          content: rich(`
          We set cookies only when there is a reason:

          - **i18n_redirected** remembers your language for a year, once you have switched it.
          - **cartAmount** and **cartUrl** belong to the cart and expire after fifteen minutes.
          - **sessionid** and **csrftoken** belong to logging in and to sending forms safely.

          Films, sound and posts of other providers are shown only after you have allowed that kind. You can change your choice at any time in the cookie settings at the end of every page.
        `),
        },
        { kind: 'headline', content: 'Tickets and forms' },
        {
          kind: 'text',
          content: rich(`
          When you buy tickets we keep your name, e-mail address and order for seven years, because the contract and our books require it (Art. 6(1)(b) and (c) GDPR). What you send us by a form is deleted six months after the last reply.
        `),
        },
        { kind: 'headline', content: 'Your rights' },
        {
          kind: 'text',
          content: rich(`
          You may ask for access, correction, erasure, restriction and portability, and object to the processing: [${mail}](mailto:${mail}). Complaints go to the Austrian data protection authority, Barichgasse 40–42, 1030 Vienna.
        `),
        },
      ],
    },
  })

export const privacy = privacyOf(town)
