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
} satisfies DemoOpeningHours
