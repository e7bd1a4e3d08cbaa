import { useId, type ReactNode } from 'react'

type FormPartProps = {
  title: ReactNode
  text?: ReactNode
  /** Beside the title. */
  aside?: ReactNode
  children: ReactNode
}

/** One matter of the form under its name: parts are told apart by distance and a line. */
export function FormPart({ title, text, aside, children }: FormPartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 border-t pt-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {aside}
        {text && <p className="w-full text-muted">{text}</p>}
      </div>
      {children}
    </section>
  )
}
