import { routeHandler } from '#app/routing/route-handler.ts'
import { redirectToSettings } from '#features/account/account-responses.ts'
import { handleSettingsChange } from '#features/account/settings/handle-settings-change.ts'

/** Target of the forms of the settings. */
export const POST = routeHandler('user-settings-change', (request, { locale }) =>
  handleSettingsChange(request, locale),
)

/** A GET of the forms' target redirects to the forms. */
export const GET = routeHandler('user-settings-change', (_, { locale }) =>
  redirectToSettings(locale),
)
