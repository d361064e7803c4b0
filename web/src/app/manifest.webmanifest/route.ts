import { everything } from '@foyer/schema/change-tags.ts'
import { webManifest } from '#features/site-files/web-manifest.ts'
import { fileResponse } from '#lib/http/file-response.ts'

export async function GET(): Promise<Response> {
  return fileResponse({
    body: JSON.stringify(await webManifest()),
    contentType: 'application/manifest+json',
    tags: [everything],
  })
}
