/** Lead of a page: two lines on a phone, where the guide begins with all of it. */
export const ClampedLead = ({ text }: { text: string }) => (
  <p className="measure mt-1 mb-3 text-muted leading-snug max-md:line-clamp-2 max-md:text-[0.9375rem] md:mt-2 md:mb-4 md:leading-relaxed">
    {text}
  </p>
);
