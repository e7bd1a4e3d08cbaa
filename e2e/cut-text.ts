import type { Page } from '@playwright/test'

/**
 * What can be pressed on a page and does not show all of its text: cut off without a title that says
 * the rest, grown out of its own box, or out of the screen where nothing scrolls to it.
 */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const name = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.textContent.trim().slice(0, 60)}`

    const isTitled = (element: Element, last: Element): boolean =>
      element.hasAttribute('title') ||
      element.hasAttribute('aria-label') ||
      (element !== last && element.parentElement !== null && isTitled(element.parentElement, last))

    /** Hidden from eyes alone, for those who hear the page. */
    const isUnseen = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width < 2 || height < 2 || getComputedStyle(element).visibility === 'hidden'
    }

    const cutsOff = (element: Element) =>
      getComputedStyle(element).overflowX !== 'visible' &&
      element.scrollWidth > element.clientWidth + 1

    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (['auto', 'scroll'].includes(getComputedStyle(element).overflowX) ||
        scrolls(element.parentElement))

    function faultOf(button: Element): string | null {
      const box = button.getBoundingClientRect()
      const isBeyond = box.right > window.innerWidth + 1 || box.left < -1
      if (isBeyond && !scrolls(button.parentElement)) return 'is beyond the screen'
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const holder = texts.currentNode.parentElement
        if (!holder || !texts.currentNode.textContent?.trim() || isUnseen(holder)) continue
        if (cutsOff(holder)) {
          if (isTitled(holder, button)) continue
          return 'is cut off'
        }
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        const text = range.getBoundingClientRect()
        if (text.right > box.right + 1 || text.left < box.left - 1) return 'is wider than its box'
        // A line of letters is higher than an inline link, which has no box of its own to grow out of.
        const isInline = getComputedStyle(button).display === 'inline'
        // Large digits are set close: their letters' box is higher than what is seen of them.
        const slack = Math.max(3, text.height / 6)
        const isHigher = text.bottom > box.bottom + slack || text.top < box.top - slack
        if (isHigher && !isInline) return 'is higher than its box'
      }
      return null
    }

    const pressed = document.querySelectorAll('button, a[href], summary, [role="tab"]')
    return [...pressed]
      .filter((one) => one.checkVisibility() && !isUnseen(one))
      .flatMap((one) => {
        const fault = faultOf(one)
        return fault ? [`${name(one)}: ${fault}`] : []
      })
  })
}
