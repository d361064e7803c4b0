const theatreClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** A point in time on the theatre's clock, as `19:30`. */
export const clockTime = (instant: string) => theatreClock.format(new Date(instant))

/** `19:30` as it is read out: `19:30 Uhr`; English has no such word. */
export const clockInWords = (time: string, language: 'de' | 'en') =>
  language === 'de' ? `${time} Uhr` : time
