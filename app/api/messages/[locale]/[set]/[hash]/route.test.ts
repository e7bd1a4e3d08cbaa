import { describe, expect, it } from 'vitest'
import { GET } from './route'
import { messageFile } from '@/lib/i18n/message-file'
import { messagesOfSet } from '@/lib/i18n/message-sets'

const ask = (path: string) => {
  const [locale = '', set = '', hash = ''] = path.replace('/api/messages/', '').split('/')
  return GET(new Request(`http://localhost${path}`), {
    params: Promise.resolve({ locale, set, hash }),
  })
}

describe('the file of messages', () => {
  it('is kept for good under the address that names its content', async () => {
    const { href } = messageFile('zh-HK', 'desk')
    const response = await ask(href)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(await response.json()).toEqual(messagesOfSet('zh-HK', 'desk'))
  })

  it('has another address in each language and group of pages', () => {
    const of = (locale: 'en' | 'zh-HK', set: 'desk' | 'entry') => messageFile(locale, set).href
    expect(new Set([of('en', 'desk'), of('zh-HK', 'desk'), of('en', 'entry')]).size).toBe(3)
  })

  it('answers a page of another version with what there is, not to be kept', async () => {
    const response = await ask('/api/messages/en/entry/0123456789abcdef')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toEqual(messagesOfSet('en', 'entry'))
  })

  it.each(['/api/messages/fr/desk/0', '/api/messages/en/toString/0'])(
    'knows nothing of %s',
    async (path) => {
      expect((await ask(path)).status).toBe(404)
    },
  )

  it('holds no words that the server alone writes, and before the sign-in few', () => {
    expect(messagesOfSet('en', 'desk')).not.toHaveProperty('mail')
    expect(messagesOfSet('en', 'entry')).not.toHaveProperty('food')
  })
})
