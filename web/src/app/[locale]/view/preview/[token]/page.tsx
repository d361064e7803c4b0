import { page } from '#app/_pages/preview.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// A preview is read live, and never cached.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
