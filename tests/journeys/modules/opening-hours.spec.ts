import { expect } from '@playwright/test'
import { hoursOfToday } from '#support/house/hours-of-today.ts'
import { test } from '#support/journey.ts'
import { firstEventPath } from '#support/pages.ts'

for (const { language, heading, from, until, closed } of [
  {
    language: 'de',
    heading: 'Theaterkassa heute',
    from: 'Geöffnet ab',
    until: 'Geöffnet bis',
    closed: 'Geschlossen',
  },
  {
    language: 'en',
    heading: 'Box office today',
    from: 'Open from',
    until: 'Open until',
    closed: 'Closed',
  },
] as const) {
  test(
    `P-17 P-10 in ${language} an event says whether the box office is open, by the theatre’s clock`,
    { tag: language === 'de' ? '@core' : [] },
    async ({ page, request }) => {
      const path = await firstEventPath(request, language)
      const { ranges, override } = await hoursOfToday(request)
      const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(new Date())
      // An hour after UTC in winter, two in summer.
      for (const [utc, labels, time] of [
        ['01:00', from, ranges[0]?.time_from],
        ['21:30', closed, undefined],
        ['10:00', until, ranges.at(-1)?.time_to],
      ] as const) {
        await page.clock.setFixedTime(new Date(`${day}T${utc}:00Z`))
        await page.goto(path)
        const office = page.getByRole('region', { name: heading })
        await expect(office).toContainText(override ?? (ranges.length === 0 ? closed : labels))
        if (time && !override) await expect(office).toContainText(`${labels} ${time}`)
      }
    },
  )
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('P-17 P-11 a production shows opening hours, and nothing about now', async ({
    page,
    request,
  }) => {
    const { ranges, override } = await hoursOfToday(request)
    await page.goto('/de/produktionen')
    await page
      .getByRole('main')
      .getByRole('heading', { level: 2 })
      .getByRole('link')
      .first()
      .click()
    const office = page.getByRole('region', { name: 'Theaterkassa heute' })
    for (const { time_from, time_to } of override ? [] : ranges) {
      await expect(office).toContainText(`${time_from}–${time_to} Uhr`)
    }
    await expect(office).not.toContainText('Geöffnet')
    if (override ?? ranges.length === 0)
      await expect(office).toContainText(override ?? 'Geschlossen')
  })
})
