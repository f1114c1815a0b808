/** Line below the title on paper: the day and the address (paper-script.ts); without script, the page's address. */
export const PaperHead = ({ address }: { address: string }) => (
  <p data-paper="head" data-address={address} className="paper-only" />
);
