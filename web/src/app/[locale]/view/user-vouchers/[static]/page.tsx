import { page } from '#app/_pages/user-vouchers.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// Vouchers are private: the page is rendered for each visitor, and complete without JavaScript.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
