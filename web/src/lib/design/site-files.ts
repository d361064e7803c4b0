import { variant } from './variant.ts'

const folder = `/icons/${variant}`

/** Pictures of this variant of the site, drawn by `web/build/draw-icons.ts`. */
export const siteFiles = {
  icon: `${folder}/icon.svg`,
  favicon: `${folder}/favicon.ico`,
  appleTouchIcon: `${folder}/apple-touch-icon.png`,
  logo: { url: `${folder}/icon-512.png`, size: 512 },
  /** For the manifest. */
  icons: [192, 512].map((size) => ({ url: `${folder}/icon-${size}.png`, size })),
  /** Shown with links to pages that have no picture of their own. */
  socialPicture: { url: `${folder}/social.png`, width: 1200, height: 630 },
} as const
