'use client'

import {
  cloneElement,
  createContext,
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  use,
  useId,
  useRef,
  useState,
} from 'react'
import { onDemand, useOnDemand } from './on-demand/on-demand'
import type { MenuChoicesProps, MenuItemProps, MenuTickProps } from './on-demand/open-menu'

type MenuProps = {
  /** The element that opens it; it must take a ref and spread its props. */
  trigger: ReactElement<ComponentProps<'button'>>
  align?: 'start' | 'end'
  className?: string
  children: ReactNode
}

type MenuCode = typeof import('./on-demand/open-menu')

const code = onDemand<MenuCode>(() => import('./on-demand/open-menu'))

const OPENING_KEYS = ['Enter', ' ', 'ArrowDown']

/**
 * A list of choices that floats; arrows move, Escape closes. Its code comes when the pointer or the
 * focus comes to the trigger; a press before it is there opens the menu when it is (decision 0297).
 */
export function Menu({ trigger, align = 'end', className, children }: MenuProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const ids = { own: useId(), content: useId() }
  const [openedBy, setOpenedBy] = useState<'pointer' | 'keys' | null>(null)
  const isOpen = openedBy !== null
  const byMouse = useRef(false)
  const loaded = useOnDemand(code, isOpen)
  const { props: own } = trigger
  const id = own.id ?? ids.own
  const press = {
    onPointerEnter: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerEnter?.(event)
      code.load()
    },
    onFocus: (event: FocusEvent<HTMLButtonElement>) => {
      own.onFocus?.(event)
      code.load()
    },
    onPointerDown: (event: PointerEvent<HTMLButtonElement>) => {
      own.onPointerDown?.(event)
      byMouse.current = event.pointerType === 'mouse'
      // A finger that comes down may be about to move the page: its press is when it goes up.
      if (!byMouse.current) return
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey) return
      // The focus goes to the menu.
      if (!isOpen) event.preventDefault()
      setOpenedBy(isOpen ? null : 'pointer')
    },
    onClick: (event: MouseEvent<HTMLButtonElement>) => {
      own.onClick?.(event)
      // The mouse's was heard when it came down. A press without any pointer is a key's that came
      // before the scripts, or of what reads the page aloud: both go on with keys.
      const isBare = event.detail === 0
      if (event.defaultPrevented || (byMouse.current && !isBare)) return
      setOpenedBy(isOpen ? null : isBare ? 'keys' : 'pointer')
    },
    onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
      own.onKeyDown?.(event)
      if (event.defaultPrevented || !OPENING_KEYS.includes(event.key)) return
      event.preventDefault()
      setOpenedBy(isOpen && event.key !== 'ArrowDown' ? null : 'keys')
    },
  }
  return (
    <>
      {cloneElement(trigger, {
        ref: anchor,
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': isOpen ? ids.content : undefined,
        ...press,
      })}
      {loaded && (
        <Parts value={loaded}>
          <loaded.OpenMenu
            anchor={anchor}
            id={ids.content}
            labelledBy={id}
            openedBy={openedBy}
            onClose={() => setOpenedBy(null)}
            align={align}
            className={className}
          >
            {children}
          </loaded.OpenMenu>
        </Parts>
      )}
    </>
  )
}

const Parts = createContext<MenuCode | null>(null)

/** Whatever stands in a menu is drawn when the menu is open, and so when its code is there. */
function useParts(): MenuCode {
  const parts = use(Parts)
  if (!parts) throw new Error('There is no Menu above this component')
  return parts
}

export function MenuItem(props: MenuItemProps) {
  const { OpenMenuItem } = useParts()
  return <OpenMenuItem {...props} />
}

/** One of several, with a tick at the chosen one. */
export function MenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { OpenMenuChoices } = useParts()
  return <OpenMenuChoices {...props} />
}

/** One of those that can be chosen together; the menu stays open. */
export function MenuTick(props: MenuTickProps) {
  const { OpenMenuTick } = useParts()
  return <OpenMenuTick {...props} />
}

export function MenuLabel({ children }: { children: ReactNode }) {
  const { OpenMenuLabel } = useParts()
  return <OpenMenuLabel>{children}</OpenMenuLabel>
}

export function MenuSeparator() {
  const { OpenMenuSeparator } = useParts()
  return <OpenMenuSeparator />
}
