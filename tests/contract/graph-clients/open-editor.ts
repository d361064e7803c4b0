/** Sends an operation and returns its data; errors of the gateway are thrown. */
export type Ask = <Data = object>(query: string, variables?: object) => Promise<Data>

type GraphResponse = { data: unknown; errors?: { message: string }[] }

/** A client that is logged in as an editor, and keeps its cookies. */
export async function openEditor(url: string): Promise<Ask> {
  const cookies = new Map<string, string>()
  const ask: Ask = async (query, variables = {}) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        'x-csrftoken': cookies.get('csrftoken') ?? '',
      },
      body: JSON.stringify({ query, variables }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      cookies.set(name!, value!)
    }
    const { data, errors } = (await response.json()) as GraphResponse
    if (errors) throw new Error(`The gateway sent errors: ${JSON.stringify(errors)}`)
    return data as never
  }
  await ask('{ currentUser(locale: DE) { username } }')
  await ask(`mutation { logInUser(input: { locale: DE, username: "redaktion", password: "Vorhang-auf-2026" }) {
    __typename } }`)
  return ask
}
