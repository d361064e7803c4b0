import { page } from '#app/_pages/user-mailing.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// What a link is for is read live, and never cached.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
