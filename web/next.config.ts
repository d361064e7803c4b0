import type { NextConfig } from 'next'
import createNextIntlPlugin from 'next-intl/plugin'
import { nextSettings } from './server/front/next/next-settings.ts'
import {
  aliasRedirects,
  viewRewrites,
  wrongLanguageRedirects,
} from './src/i18n/paths/view-paths.ts'

// Disables Next's telemetry.
process.env.NEXT_TELEMETRY_DISABLED = '1'

const variant = process.env.SITE_VARIANT === 'region' ? 'region' : 'theatre'

/** Files that browsers and machines look for at fixed addresses. */
const fileRewrites = (folder: string) => [
  ...['favicon.ico', 'apple-touch-icon.png'].map((file) => ({
    source: `/${file}`,
    destination: `/icons/${folder}/${file}`,
  })),
  { source: '/.well-known/security.txt', destination: '/security.txt' },
]

const config: NextConfig = {
  ...nextSettings,
  distDir: `.next-${variant}`,
  generateBuildId: () => process.env.SITE_BUILD_ID ?? null,
  env: { SITE_VARIANT: variant },
  cacheComponents: true,
  partialPrefetching: true,
  typedRoutes: true,
  // `npm run verify` checks types: who starts or builds the site need not wait for it.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    ...nextSettings.experimental,
    optimisticRouting: false,
    // Styles that a page does not use must not delay its first paint.
    cssChunking: 'graph',
    // With the code of all routes loaded at once the site is ready in 2.1 instead of 1.7 s; without it the first page of a route takes a little longer, once.
    preloadEntriesOnStart: false,
    // Pages are sent whole, without placeholders, on purpose: development must not report that as an error.
    instantInsights: { validationLevel: 'manual-warning' },
  },
  rewrites: async () => {
    const views = viewRewrites()
    return { ...views, beforeFiles: [...fileRewrites(variant), ...views.beforeFiles] }
  },
  redirects: async () => [...wrongLanguageRedirects(), ...aliasRedirects()],
}

export default createNextIntlPlugin({
  requestConfig: './src/i18n/request.ts',
  // Messages are compiled when the site is built: their formatter in the browser is a third of the size.
  experimental: {
    messages: { path: './messages', format: 'json', locales: 'infer', precompile: true },
  },
})(config)
