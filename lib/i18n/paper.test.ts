import { describe, expect, it } from 'vitest'
import { messageFile } from './message-file'
import { messagesOfSet } from './message-sets'
import { paperOf } from './paper'

const HONG_KONG = { region: 'HK', language: null, name: 'Central', nameZh: '中環店' } as const

describe('a store’s papers', () => {
  it('are in its region’s language, with the name that it has in it', () => {
    expect(paperOf(HONG_KONG)).toMatchObject({ locale: 'zh-HK', storeName: '中環店' })
    expect(paperOf({ ...HONG_KONG, region: 'TPE' }).locale).toBe('zh-TW')
    expect(paperOf({ ...HONG_KONG, region: 'KUL' })).toMatchObject({
      locale: 'ms',
      storeName: 'Central',
    })
    expect(paperOf({ ...HONG_KONG, region: 'BKK' }).locale).toBe('th')
    expect(paperOf({ ...HONG_KONG, region: 'HAN' }).locale).toBe('vi')
    expect(paperOf({ ...HONG_KONG, region: 'SG' }).locale).toBe('en')
  })

  it('are in the language that the store chose, where its region has that', () => {
    expect(paperOf({ ...HONG_KONG, language: 'en' })).toMatchObject({
      locale: 'en',
      storeName: 'Central',
    })
    expect(paperOf({ ...HONG_KONG, language: 'th' }).locale).toBe('zh-HK')
  })

  it('have their words in a file of their own, and no page’s more', () => {
    expect(paperOf(HONG_KONG).href).toBe(messageFile('zh-HK', 'paper').href)
    const words = messagesOfSet('zh-HK', 'paper')
    expect(Object.keys(words).toSorted()).toEqual(['food', 'printing', 'scan', 'sheets', 'ticket'])
  })
})
