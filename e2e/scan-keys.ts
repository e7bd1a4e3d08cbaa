import type { Page } from '@playwright/test'

/**
 * As a scanner does: very fast, and with Enter at the end, wherever the focus is. The keys carry the
 * times of a scanner themselves and are sent without waiting for one another, so that a busy machine
 * does not make a typist of it.
 */
export async function scan(page: Page, code: string): Promise<void> {
  const keyboard = await page.context().newCDPSession(page)
  const began = Date.now() / 1000
  const sent = [...Array.from(code), 'Enter'].flatMap((key, index) => {
    const isEnter = key === 'Enter'
    const event = {
      ...(isEnter ? { key, code: key, windowsVirtualKeyCode: 13 } : { key }),
      timestamp: began + index * 0.005,
    }
    const text = isEnter ? '\r' : key
    return [
      keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'keyDown', text }),
      keyboard.send('Input.dispatchKeyEvent', { ...event, type: 'keyUp' }),
    ]
  })
  await Promise.all(sent)
  await keyboard.detach()
}
