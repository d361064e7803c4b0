import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { definePage } from '#app/routing/route-page.ts'
import { HoldWarningHost } from '#features/booking/cart/hold-warning-host.tsx'
import { WebshopFrame } from '#features/webshop/webshop-frame.tsx'
import { finishedMessages } from '#i18n/finished-messages.ts'
import { findMappedPath, webshopPath } from '#i18n/paths/webshop-paths.ts'
import { design } from '#lib/design/design.ts'
import { webshopAddress, webshopOrigin } from '#lib/webshop-address.ts'

export const page = definePage({
  name: 'webshop',
  load: async () => undefined,
  paths(_, { path }) {
    const address = [webshopPath, ...withinShop(path)].join('/')
    return { de: address, en: address }
  },
  async describe() {
    const t = await getTranslations('webshop')
    return { title: t('title') }
  },
  async compose(_, { locale, path, frame }) {
    const t = await getTranslations('webshop')
    const places = {
      events: findMappedPath('events', locale),
      'item-groups': findMappedPath('item-groups', locale),
      series: findMappedPath('series', locale),
      cart: findMappedPath('cart', locale),
    }
    return (
      <PageFrame {...frame} isWithoutFooter>
        <WebshopFrame
          address={webshopAddress(locale, withinShop(path).join('/'))}
          origin={webshopOrigin}
          places={places}
          cartPath={places.cart ?? design.header.basketLink[locale]}
          labels={finishedMessages(t, ['title', 'frame'])}
        />
        <HoldWarningHost locale={locale} />
      </PageFrame>
    )
  },
})

/** The first segment keeps the build from rendering these pages (`view-paths.ts`). */
const withinShop = ([, ...within]: string[]) => within
