import { page } from '#app/_pages/user-mail-request-attempt.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

export const ensureStatic = 'navigation'

export { generateStaticParams, generateMetadata }
export default Page
