import { definePairs } from "../../units/define-pairs.ts";

export default definePairs([
  {
    slug: "decimal-to-binary",
    from: "decimal",
    to: "binary",
    lead: "Decimal {10} is {=10} in binary, and {255} is {=255}.",
    about: "Software developers, network engineers and students turn decimal numbers into bits to see masks, flags and overflow.",
    familiar: [
      ["10", "ten"],
      ["192", "the first part of many home network addresses"],
      ["255", "the largest value of a byte"],
      ["1024", "the tenth power of two"],
    ],
    faq: [
      {
        q: "What is decimal 100 in binary?",
        a: "Decimal 100 is 1100100 in binary: 64, 32 and 4.",
      },
      {
        q: "How many binary digits does a decimal number need?",
        a: "About ten for each group of three decimal digits. The largest number with six binary digits is 111111, which is 63 in decimal.",
      },
    ],
  },
  {
    slug: "binary-to-decimal",
    from: "binary",
    to: "decimal",
    lead: "Binary 1010 is {=1010} in decimal, and 11111111 is {=11111111}.",
    about: "To read a bit pattern as a number: each place is worth twice the place to its right, starting with one at the end.",
    familiar: [
      ["0b1010", "ten"],
      ["0b1000001", "the letter A in ASCII"],
      ["0b11111111", "the largest value of a byte"],
    ],
    faq: [
      {
        q: "What is binary 101010 in decimal?",
        a: "Binary 101010 is 42 in decimal: 32, 8 and 2.",
      },
      {
        q: "What is the largest decimal number in sixteen binary digits?",
        a: "Sixteen ones, which are 65,535 in decimal. One more needs a seventeenth digit.",
      },
    ],
  },
  {
    slug: "decimal-to-hexadecimal",
    from: "decimal",
    to: "hexadecimal",
    lead: "Decimal {10} is {=10} in hexadecimal, {16} is {=16} and {255} is {=255}.",
    about: "Colors on the web, memory addresses and error codes are written in hexadecimal, because one of its digits stands for exactly four bits.",
    familiar: [
      ["10", "the first digit that is a letter"],
      ["128", "the middle value of a color channel on the web"],
      ["255", "the highest value of a color channel on the web"],
      ["65535", "the largest port number on a network"],
    ],
    faq: [
      {
        q: "What is decimal 255 in hexadecimal?",
        a: "Decimal 255 is FF. It is the largest value of one byte.",
      },
      {
        q: "What is decimal 1000 in hexadecimal?",
        a: "Decimal 1000 is 3E8: three times 256, fourteen times 16 and 8.",
      },
    ],
  },
  {
    slug: "hexadecimal-to-decimal",
    from: "hexadecimal",
    to: "decimal",
    lead: "Hexadecimal {A} is {=A} in decimal, {10} is {=10} and {FF} is {=FF}.",
    about: "Color codes, addresses and registers are written in hexadecimal. Capital and lowercase letters mean the same.",
    familiar: [
      ["41", "the letter A in ASCII"],
      ["80", "the middle value of a color channel on the web"],
      ["FF", "the highest value of a color channel on the web"],
      ["FFFF", "the largest port number on a network"],
    ],
    faq: [
      {
        q: "What is hexadecimal 1F in decimal?",
        a: "Hexadecimal 1F is 31 in decimal: one sixteen and fifteen.",
      },
      {
        q: "What decimal numbers does the hexadecimal color FF8000 contain?",
        a: "FF is 255 of red, 80 is 128 of green and the zeros are no blue: orange.",
      },
    ],
  },
  {
    slug: "hexadecimal-to-binary",
    from: "hexadecimal",
    to: "binary",
    lead: "Hexadecimal {A} is {=A} in binary, and {FF} is {=FF}.",
    about: "To read single bits out of a register, mask or hardware address: each hexadecimal digit opens into four binary ones.",
    familiar: [
      ["A", "ten"],
      ["F", "four bits set"],
      ["80", "the highest bit of a byte"],
      ["FF", "a full byte"],
    ],
    faq: [
      {
        q: "What is hexadecimal 3C in binary?",
        a: "Hexadecimal 3C is 111100 in binary, or 0011 1100 with both groups of four written out.",
      },
      {
        q: "Why does one hexadecimal digit fit four binary digits?",
        a: "Because four binary digits have sixteen patterns, from 0000 to 1111, one for each digit from 0 to F.",
      },
    ],
  },
]);
