import { page } from '#app/_pages/series-slug-id.tsx'
import { editorPage } from '#app/routing/editor-page.tsx'

const { generateStaticParams, generateMetadata, Page } = editorPage(page)

// Editors get what is there now, and nobody else gets it.
export const instant = false

export { generateStaticParams, generateMetadata }
export default Page
