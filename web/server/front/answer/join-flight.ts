/** Where one piece of the router's data ends and the next one begins, when nothing stands between them. */
const seam = /"\]\)<\/script><script>self\.__next_f\.push\(\[1,"/g

/**
 * The page with its neighbouring pieces of router data made one. Next writes a script for every piece, a thousand for a
 * page of a thousand modules; the policy names each script, and servers and clients read no more than 16 KiB of headers.
 * React escapes quotation marks in text and attributes, so that the seam cannot stand in what editors write.
 */
export function joinFlight(html: string): string {
  return html.replace(seam, '')
}
