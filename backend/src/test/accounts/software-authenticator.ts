import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

type Options = { challenge: string; user?: { id: string } }
type Response = {
  /** What the browser says where it was. */
  origin?: string
  /** Whether the person was verified, by PIN or fingerprint. */
  isVerified?: boolean
  counter?: number
}

/** An authenticator with one key, which signs as a browser’s would: real WebAuthn responses without a browser. */
export function createSoftwareAuthenticator(siteUrl = 'https://theatre.example') {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x, y } = publicKey.export({ format: 'jwk' })
  const credentialId = randomBytes(16)
  const id = credentialId.toString('base64url')
  let userHandle = ''
  let uses = 0

  function authenticatorData({ isVerified = true, counter }: Response, attested = Buffer.alloc(0)) {
    const flags = 1 | (isVerified ? 4 : 0) | (attested.length > 0 ? 64 : 0)
    const bytes = Buffer.alloc(5)
    bytes.writeUInt8(flags, 0)
    bytes.writeUInt32BE(counter ?? (uses += 1), 1)
    return Buffer.concat([sha256(new URL(siteUrl).hostname), bytes, attested])
  }

  const clientData = (type: string, challenge: string, { origin = siteUrl }: Response) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

  const credentialOf = (response: object) =>
    JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response,
    })

  return {
    /** `navigator.credentials.create`: the credential as JSON. */
    create(options: string, response: Response = {}): string {
      const { challenge, user } = JSON.parse(options) as Options
      userHandle = user!.id
      // COSE: { 1: 2, 3: -7, -1: 1, -2: x, -3: y }.
      const key = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x!, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y!, 'base64url'),
      ])
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, credentialId.length]),
        credentialId,
        key,
      ])
      const data = authenticatorData(response, attested)
      // CBOR: { "fmt": "none", "attStmt": {}, "authData": data }.
      const attestation = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ])
      return credentialOf({
        clientDataJSON: clientData('webauthn.create', challenge, response).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      })
    },
    /** `navigator.credentials.get`: the credential as JSON. */
    get(options: string, response: Response = {}): string {
      const { challenge } = JSON.parse(options) as Options
      const data = authenticatorData(response)
      const client = clientData('webauthn.get', challenge, response)
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return credentialOf({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle,
      })
    },
  }
}

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest()
