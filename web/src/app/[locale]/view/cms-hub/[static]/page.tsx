import { page } from '#app/_pages/cms-hub.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// Rendered for each member of staff, and complete without JavaScript.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
