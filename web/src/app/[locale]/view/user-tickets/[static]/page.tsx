import { page } from '#app/_pages/user-tickets.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// Tickets are private: the page is rendered for each visitor, and complete without JavaScript.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
