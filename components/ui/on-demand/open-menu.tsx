'use client'

import { Check } from 'lucide-react'
import { Menu } from 'radix-ui/internal'
import type { ReactNode, RefObject } from 'react'
import { createPortal } from 'react-dom'
import { cn } from '../cn'

const ITEM = cn(
  'flex min-h-10 w-full items-center gap-3 rounded-inner px-3 py-2 outline-none select-none',
  'data-disabled:text-muted data-highlighted:bg-sunken pointer-coarse:min-h-12 [&_svg]:size-4',
  '[&_svg]:shrink-0',
)

type OpenMenuProps = {
  /** The trigger, at which it stands and to which the focus returns. */
  anchor: RefObject<HTMLButtonElement | null>
  id: string
  labelledBy: string
  /** Null: it is closed. By keys the first choice has the focus, by the pointer none. */
  openedBy: 'pointer' | 'keys' | null
  onClose: () => void
  align: 'start' | 'end'
  className: string | undefined
  children: ReactNode
}

/** The code of `Menu`, which loads it: the menu of Radix below a trigger that is not its own. */
export function OpenMenu(props: OpenMenuProps) {
  const { anchor, id, labelledBy, openedBy, onClose, align, className, children } = props
  const focusFirst = (event: Event) => {
    if (openedBy !== 'keys' || !(event.currentTarget instanceof HTMLElement)) return
    const first = event.currentTarget.querySelector('[role^="menuitem"]:not([data-disabled])')
    if (!(first instanceof HTMLElement)) return
    event.preventDefault()
    first.focus()
  }
  return (
    <Menu.Root open={openedBy !== null} onOpenChange={(isOpen) => !isOpen && onClose()} modal>
      {openedBy !== null && createPortal(<Cover onPress={onClose} />, document.body)}
      <Menu.Anchor virtualRef={anchor} />
      <Menu.Portal>
        <Menu.Content
          id={id}
          aria-labelledby={labelledBy}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          onEntryFocus={focusFirst}
          onPointerDownOutside={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            anchor.current?.focus()
          }}
          className={cn(
            'z-50 rounded-outer bg-surface text-text shadow-float data-[state=open]:animate-appear',
            'max-h-(--radix-popper-available-height) min-w-56 overflow-y-auto border p-1',
            className,
          )}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  )
}

/**
 * Lies over the page while a menu is open: a press beside the menu closes it, and presses nothing
 * else. It stays until the press is over, for a finger's reaches what is there when it goes up
 * (decision 0368).
 */
function Cover({ onPress }: { onPress: () => void }) {
  return (
    <div
      role="presentation"
      className="fixed inset-0 z-40"
      // The focus stays in the menu.
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        // What stands around the menu in our tree was not pressed either.
        event.stopPropagation()
        onPress()
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        onPress()
      }}
    />
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  danger?: boolean
  disabled?: boolean
  onSelect?: () => void
  /** The child is a link of its own: `<MenuItem asChild><Link …/></MenuItem>`. */
  asChild?: boolean
  children: ReactNode
}

export function OpenMenuItem(props: MenuItemProps) {
  const { icon, danger, disabled, onSelect, asChild, children } = props
  return (
    <Menu.Item
      asChild={asChild ?? false}
      disabled={disabled ?? false}
      {...(onSelect && { onSelect })}
      className={cn(ITEM, danger && 'text-late')}
    >
      {asChild ? (
        children
      ) : (
        <>
          {icon}
          {children}
        </>
      )}
    </Menu.Item>
  )
}

export type MenuChoicesProps<Value extends string> = {
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[]
}

export function OpenMenuChoices<Value extends string>(props: MenuChoicesProps<Value>) {
  const { value, onChange, options } = props
  const pick = (picked: string) => {
    const option = options.find((one) => one.value === picked)
    if (option) onChange(option.value)
  }
  return (
    <Menu.RadioGroup value={value} onValueChange={pick}>
      {options.map((option) => (
        <Menu.RadioItem key={option.value} value={option.value} className={ITEM}>
          <span className="min-w-0 flex-1">
            <span className="block">{option.label}</span>
            {option.help && <span className="block text-xs text-muted">{option.help}</span>}
          </span>
          <Menu.ItemIndicator className="text-accent">
            <Check aria-hidden />
          </Menu.ItemIndicator>
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}

export type MenuTickProps = { checked: boolean; onChange: () => void; children: ReactNode }

export function OpenMenuTick({ checked, onChange, children }: MenuTickProps) {
  return (
    <Menu.CheckboxItem
      checked={checked}
      onCheckedChange={onChange}
      onSelect={(event) => event.preventDefault()}
      className={ITEM}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <Menu.ItemIndicator className="text-accent">
        <Check aria-hidden />
      </Menu.ItemIndicator>
    </Menu.CheckboxItem>
  )
}

export function OpenMenuLabel({ children }: { children: ReactNode }) {
  return <Menu.Label className="px-3 py-2 text-xs text-muted">{children}</Menu.Label>
}

export function OpenMenuSeparator() {
  return <Menu.Separator className="my-1 h-px bg-border" />
}
