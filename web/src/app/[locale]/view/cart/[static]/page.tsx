import type { Metadata } from 'next'
import { cookies, headers } from 'next/headers'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import { PageFrame } from '#app/frame/page-frame.tsx'
import { CartPage } from '#features/booking/cart/cart-page.tsx'
import { findCart } from '#features/booking/cart/find-cart.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pageMetadata } from '#i18n/page-metadata.ts'
import { pathsFor } from '#i18n/path-for.ts'
import { placeholder } from '#i18n/placeholder.ts'

type Props = {
  params: Promise<{ static: string }>
  searchParams: Promise<{ problem?: string | string[] }>
}

// The cart is the visitor's own: the page is made anew for each of them, and comes whole, also without JavaScript.
export const instant = false

export const generateStaticParams = () => [{ static: placeholder }]

const paths = pathsFor('cart', () => ({}))

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('cart')
  return {
    ...pageMetadata({ locale: asLocale(await rootLocale()), paths, title: t('title') }),
    robots: { index: false },
  }
}

export default async function Cart({ params, searchParams }: Props) {
  if ((await params).static === placeholder) return null
  const locale = asLocale(await rootLocale())
  const csrfToken = (await cookies()).get('csrftoken')?.value ?? ''
  const { problem } = await searchParams
  return (
    <PageFrame locale={locale} paths={paths}>
      <CartPage
        locale={locale}
        cart={await findCart(locale, await headers())}
        csrfToken={csrfToken}
        problem={typeof problem === 'string' ? problem : undefined}
      />
    </PageFrame>
  )
}
