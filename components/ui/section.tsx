import { useId, type ReactNode } from 'react'

type SectionProps = { title: ReactNode; text?: ReactNode; children: ReactNode }

/** A part of a desk page: its name at the left where there is room, what it holds beside it. */
export function Section({ title, text, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-8 gap-y-3 border-t pt-5 md:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="font-semibold wrap-anywhere">
          {title}
        </h2>
        {text && <p className="mt-1 text-muted">{text}</p>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
