/** Whether a form was on a page of ours, as browsers tell it: by its origin, or else by how the two sites relate. */
export function comesFromHere(headers: Headers, siteOrigin: string): boolean {
  const origin = headers.get('origin')
  if (origin !== null) return origin === siteOrigin
  const relation = headers.get('sec-fetch-site')
  return relation === 'same-origin' || relation === 'none'
}
