import type { DemoOpeningHours } from './house-content.ts'

const weekdayHours = [
  { from: '10:00', to: '13:00' },
  { from: '15:00', to: '18:00' },
]

/** When the box office is open. */
export const openingHours = {
  regular: [
    { weekday: 1, hours: [] },
    { weekday: 2, hours: weekdayHours },
    { weekday: 3, hours: weekdayHours },
    { weekday: 4, hours: weekdayHours },
    { weekday: 5, hours: weekdayHours },
    { weekday: 6, hours: [{ from: '10:00', to: '13:00' }] },
    { weekday: 0, hours: [] },
  ],
  exceptions: [
    { from: '12-24', hours: [{ from: '09:00', to: '12:00' }] },
    { from: '12-31', hours: [{ from: '10:00', to: '14:00' }] },
    {
      from: '07-20',
      to: '08-14',
      hours: [],
      text: {
        de: 'Sommerpause bis 14. August, Karten im Internet',
        en: 'Summer break until 14 August, tickets online',
      },
      link: { de: '/de/programm', en: '/en/events' },
    },
  ],
  text: {
    de: 'Die Theaterkassa am Theaterplatz 1 ist von Dienstag bis Freitag 10–13 und 15–18 Uhr und am Samstag 10–13 Uhr geöffnet, am Montag, am Sonntag und an Feiertagen geschlossen. Die Abendkassa öffnet eine Stunde vor Beginn jeder Vorstellung am jeweiligen Spielort.',
    en: 'The box office at Theaterplatz 1 is open from Tuesday to Friday, 10 am to 1 pm and 3 to 6 pm, and on Saturdays from 10 am to 1 pm; it is closed on Mondays, Sundays and public holidays. Evening sales begin an hour before each performance at the venue itself.',
  },
} satisfies DemoOpeningHours
