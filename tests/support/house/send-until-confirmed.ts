import { expect, type Locator, type Page } from '@playwright/test'

/**
 * Sends the form of an account until the page says that it has worked. Where the origin takes longer than the site waits for it, the site says
 * so and keeps what was typed: it is sent again, as people would. A page that could not be shown then is loaded again.
 */
export async function sendUntilConfirmed(
  page: Page,
  { button, confirmation }: { button: Locator; confirmation: Locator },
): Promise<void> {
  const withoutResponse = page.getByText(
    /Wir haben keine Antwort bekommen|We have not received a response/,
  )
  const offline = page.getByRole('heading', { name: 'Website offline' })
  await expect(async () => {
    await ((await button.isVisible()) ? button.click() : page.reload())
    await expect(confirmation.or(withoutResponse).or(offline).first()).toBeVisible()
    expect(await confirmation.isVisible()).toBe(true)
  }).toPass()
}
