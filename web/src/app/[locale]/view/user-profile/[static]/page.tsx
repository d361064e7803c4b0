import { page } from '#app/_pages/user-profile.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// Who is logged in is the visitor's own: the page is made anew for each of them, and comes whole, also without JavaScript.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
