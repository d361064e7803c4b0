import type { Block, Leaf } from '#editor/rich-text/slate-types.ts'

type BlockFormat = Omit<Block, 'children'>
export type Marks = Omit<Leaf, 'text'>

/** Collects text into blocks. White space collapses as in a browser, also across runs; blocks without words are left out. */
export class BlockBuilder {
  readonly #blocks: Block[] = []
  #leaves: Leaf[] = []
  /** A space or line break that is written as soon as a word follows. */
  #pending: { space: '' | ' ' | '\n'; marks: Marks } = { space: '', marks: {} }
  format: BlockFormat = { type: 'paragraph' }

  addText(text: string, marks: Marks): void {
    for (const part of text.split(/([ \t\r\n\f]+)/)) {
      if (part === '') continue
      if (/^[ \t\r\n\f]/.test(part)) this.addSpace(marks)
      else this.addWord(part, marks)
    }
  }

  /** Text whose spaces and line breaks count. */
  addPreformatted(text: string, marks: Marks): void {
    for (const part of text.split(/(\r\n|\r|\n)/)) {
      if (/^[\r\n]/.test(part)) this.addLineBreak(marks)
      else if (part.trim() === '') this.#addBlank(part, marks)
      else {
        const [, start, words, end] = /^(\s*)(.*?)(\s*)$/s.exec(part)!
        this.#addBlank(start!, marks)
        this.addWord(words!, marks)
        this.#addBlank(end!, marks)
      }
    }
  }

  addSpace(marks: Marks): void {
    if (this.#leaves.length > 0 && this.#pending.space === '') this.#pending = { space: ' ', marks }
  }

  /** Two line breaks in a row end the block: that is how paragraphs are written where there are none. */
  addLineBreak(marks: Marks): void {
    if (this.#leaves.length === 0) return
    if (this.#pending.space === '\n') this.endBlock()
    else this.#pending = { space: '\n', marks }
  }

  addWord(word: string, marks: Marks): void {
    if (word === '') return
    if (this.#pending.space !== '') this.#append(this.#pending.space, this.#pending.marks)
    this.#pending = { space: '', marks: {} }
    this.#append(word, marks)
  }

  endBlock(): void {
    if (this.#leaves.some(({ text }) => text.trim() !== '')) {
      this.#blocks.push({ ...this.format, children: this.#leaves })
    }
    this.#leaves = []
    this.#pending = { space: '', marks: {} }
  }

  blocks(): Block[] {
    this.endBlock()
    return this.#blocks
  }

  #addBlank(blank: string, marks: Marks): void {
    if (blank === '' || this.#leaves.length === 0) return
    if (blank.length === 1) this.addSpace(marks)
    else this.addWord(blank, marks)
  }

  #append(text: string, marks: Marks): void {
    const last = this.#leaves.at(-1)
    const isSame =
      last && last.bold === marks.bold && last.italic === marks.italic && last.link === marks.link
    if (isSame) last.text += text
    else this.#leaves.push({ text, ...marks })
  }
}
