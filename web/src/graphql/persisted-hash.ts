type HashedDocument = { __meta__?: { hash?: string } }

/** The registered sha256 of a generated document. Throws for a document that was not generated. */
export function persistedHash(document: unknown): string {
  const hash = (document as HashedDocument).__meta__?.hash
  if (!hash) throw new Error('The operation has no registered hash: run the code generation.')
  return hash
}
