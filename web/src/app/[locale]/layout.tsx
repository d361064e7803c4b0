import type { Metadata, Viewport } from 'next'
import { locale as rootLocale } from 'next/root-params'
import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { SiteBody } from '#app/frame/site-body.tsx'
import { BackgroundWork } from '#features/background/background-work.tsx'
import { BookingHost } from '#features/booking/widget/booking-host.tsx'
import { ConsentHost } from '#features/consent/consent-host.tsx'
import { FailureWatch } from '#features/errors/failure-watch.tsx'
import { NoticeLayer } from '#features/notices/notice-layer.tsx'
import { FrameWatch } from '#features/navigation/frame-watch.tsx'
import { SkipLinks } from '#features/navigation/skip-links.tsx'
import { OverlayButton } from '#features/events/overlay/overlay-button.tsx'
import { StickyNavigation } from '#features/sticky-navigation/sticky-navigation.tsx'
import { locales } from '#i18n/locales.ts'
import { asLocale } from '#i18n/as-locale.ts'
import { pathFor } from '#i18n/paths/path-for.ts'
import { design } from '#lib/design/design.ts'
import { variant } from '#lib/design/variant.ts'
import { siteFiles } from '#lib/design/site-files.ts'
import { env } from '#lib/env.ts'
import { siteServices } from '#lib/site-services.ts'
import { AudioOverlayHost } from '#ui/audio-overlay/audio-overlay-host.tsx'
import { fontVariables } from '#ui/fonts.ts'
import { FollowLinks } from '#ui/links/follow-links.tsx'
import { HashScroll } from '#ui/hash-scroll/hash-scroll.tsx'
import { RouteProgress } from '#ui/route-progress/route-progress.tsx'
import '#ui/styles/site.css'

export const generateStaticParams = () => locales.map((locale) => ({ locale }))

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('site')
  const name = t(`name.${variant}`)
  return {
    metadataBase: new URL(env.SITE_URL),
    title: { template: `%s | ${name}`, default: name },
    description: t(`description.${variant}`),
    applicationName: name,
    manifest: '/manifest.webmanifest',
    icons: {
      icon: [
        { url: siteFiles.favicon, sizes: '32x32' },
        { url: siteFiles.icon, type: 'image/svg+xml' },
      ],
      apple: siteFiles.appleTouchIcon,
    },
    formatDetection: { telephone: false, date: false, address: false, email: false },
  }
}

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: design.themeColor.light },
    { media: '(prefers-color-scheme: dark)', color: design.themeColor.dark },
  ],
}

export default async function Layout({ children }: { children: ReactNode }) {
  const locale = asLocale(await rootLocale())
  const t = await getTranslations('layout')
  const programme = await getTranslations('programme')
  return (
    <html
      lang={locale}
      data-variant={variant}
      data-tag-manager={siteServices.tagManagerId}
      data-report-errors={env.SENTRY_DSN === undefined ? undefined : ''}
      data-event-style={design.eventStyle}
      // Next must not animate its own scrolling between pages.
      data-scroll-behavior="smooth"
      className={fontVariables}
    >
      <SiteBody>
        <SkipLinks />
        <FrameWatch />
        <FailureWatch />
        <BackgroundWork />
        <ConsentHost locale={locale} />
        <NoticeLayer />
        <RouteProgress label={t('loading')} />
        <HashScroll />
        <FollowLinks />
        {children}
        <StickyNavigation
          label={t('quickAccess')}
          toTop={t('toTop')}
          overlayButton={
            design.stickyOverlayButton && (
              <OverlayButton
                path={pathFor('events', {}, locale)}
                label={programme(`overlay.title.${variant}`)}
              />
            )
          }
        />
        <AudioOverlayHost locale={locale} />
        {design.quickBuy && <BookingHost locale={locale} />}
      </SiteBody>
    </html>
  )
}
