"use client";

import { useEffect, useState } from "react";
import { loadFromServer } from "@/lib/core/data/fetch-file";
import { type Chemistry, loadChemistry } from "@/lib/science/chemistry/substance";

/** Loads the data that formulas are parsed with, or reports that they cannot be loaded. */
export function useChemistry(): { chemistry: Chemistry | undefined; failed: boolean } {
  const [chemistry, setChemistry] = useState<Chemistry>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let current = true;
    loadChemistry(loadFromServer).then(
      (loaded) => current && setChemistry(loaded),
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, []);
  return { chemistry, failed };
}

export const WEIGHTS = "Standard atomic weights, IUPAC";
