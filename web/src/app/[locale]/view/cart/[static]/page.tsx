import { page } from '#app/_pages/cart.tsx'
import { visitorPage } from '#app/routing/route-page.ts'

const { generateStaticParams, generateMetadata, Page } = visitorPage(page)

// The cart is the visitor's own: the page is made anew for each of them, and comes whole, also without JavaScript.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
