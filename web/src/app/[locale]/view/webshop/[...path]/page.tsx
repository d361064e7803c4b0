import type { Metadata } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { HeldTime } from '#features/booking/cart/held-time.tsx'
import { WebshopFrame } from '#features/webshop/webshop-frame.tsx'
import { asLocale } from '#i18n/as-locale.ts'
import { loadMessages } from '#i18n/messages.ts'
import { finishedWords } from '#i18n/finished-words.ts'
import { placeholder } from '#i18n/placeholder.ts'
import { findMappedPath, webshopPath } from '#i18n/webshop-paths.ts'
import { design } from '#lib/design/design.ts'
import { webshopAddress, webshopOrigin } from '#lib/webshop-address.ts'

type Props = { params: Promise<{ path: string[] }> }

export const ensureStatic = 'navigation'

export const generateStaticParams = () => [{ path: [placeholder] }]

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('webshop')
  return { title: t('title'), robots: { index: false } }
}

export default async function Webshop({ params }: Props) {
  const [moment, ...within] = (await params).path
  if (moment === placeholder) return null
  const locale = asLocale(await rootLocale())
  const path = [webshopPath, ...within].join('/')
  const { cart } = await loadMessages(locale)
  const t = await getTranslations('webshop')
  const places = {
    events: findMappedPath('events', locale),
    'item-groups': findMappedPath('item-groups', locale),
    series: findMappedPath('series', locale),
    cart: findMappedPath('cart', locale),
  }
  return (
    <PageFrame locale={locale} paths={{ de: path, en: path }} isWithoutFooter>
      <WebshopFrame
        address={webshopAddress(locale, within.join('/'))}
        origin={webshopOrigin}
        places={places}
        cartPath={places.cart ?? design.header.basketLink[locale]}
        words={finishedWords(t, ['title', 'frame'])}
      />
      <HeldTime locale={locale} labels={cart} />
    </PageFrame>
  )
}
